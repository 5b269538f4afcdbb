import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { and, not, or, type Verdict } from '../../src/core/base/verdict.ts'
import type { PolicyWatch } from '../../src/core/compile/policy-watch.ts'
import type { RulePart, WatchedTest } from '../../src/core/compile/test-watch.ts'
import { compilePacks, decideTrace, openPolicy, openStack } from '../support/open-policy.ts'
import { randomScenario } from '../support/random-scenario.ts'
import { effort } from './effort.ts'

const scenario = randomScenario({ asksOthers: true })

describe('watching (L-12)', () => {
  test('changes no decision', async () => {
    let told = 0
    const count = (): void => {
      told++
    }
    await fc.assert(
      fc.asyncProperty(scenario, async ({ packs, trace }) => {
        const watched = await decideTrace(
          (all) => openStack(compilePacks(all, { tested: count, judged: count, answered: count }).stack),
          packs,
          trace,
        )
        expect(watched).toEqual(await decideTrace(openPolicy, packs, trace))
      }),
      effort(60),
    )
    expect(told).toBeGreaterThan(0)
  })

  test('the verdicts that the parts of a rule tell give the verdict of the rule', () =>
    fc.assert(
      fc.asyncProperty(scenario, async ({ packs, trace }) => {
        let tops = new Map<RulePart, Verdict>()
        const wrong: string[] = []
        const watch: PolicyWatch = {
          tested(rule, part, tested, _subject, verdict) {
            if (isTop(rule, part, tested)) tops.set(part, verdict)
          },
          judged(rule, { verdict }) {
            const [match, when] = [tops.get('match') ?? 'hit', tops.get('when') ?? 'hit']
            const permits = [...tops].filter(([part]) => part !== 'match' && part !== 'when').map(([, said]) => said)
            const told = and(and(match, when), not(permits.reduce<Verdict>(or, 'miss')))
            // Rules on results do not look at calls that were skipped (L-60).
            if (tops.size > 0 && told !== verdict) wrong.push(`${rule.fullName}: parts ${told}, rule ${verdict}`)
            tops = new Map()
          },
        }
        await decideTrace((all) => openStack(compilePacks(all, watch).stack), packs, trace)
        expect(wrong).toEqual([])
      }),
      effort(60),
    ))
})

/** The test that stands for the whole of its part. */
function isTop(rule: { readonly match?: unknown; readonly unless?: unknown }, part: RulePart, tested: WatchedTest): boolean {
  if (tested.kind === 'condition') return tested.path.length === 0
  return tested === (part === 'match' ? rule.match : part === 'unless' ? rule.unless : typeof part === 'object' ? part.match : undefined)
}
