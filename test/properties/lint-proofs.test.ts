import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isJsonObject, type JsonObject } from '../../src/core/base/json.ts'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import { lintPolicy } from '../../src/tools/lint/lint-policy.ts'
import { neverHits } from '../../src/tools/lint/rules/correctness/never-hits.ts'
import { preemptedRule } from '../../src/tools/lint/rules/correctness/preempted-rule.ts'
import { swallowedByUnless } from '../../src/tools/lint/rules/correctness/swallowed-by-unless.ts'
import { openPolicy } from '../support/open-policy.ts'
import { randomCall } from '../support/random-events.ts'
import { randomPacks, rulesOf, toFiles, withRules, type RandomPack } from '../support/random-policy.ts'

/** Rules stand twice, the second time narrower or with another end, so that some are stopped before. */
function withTwins(pack: RandomPack): RandomPack {
  const rules = rulesOf(pack)
  const twins = rules.map((rule, index): JsonObject => ({ ...rule, id: `t${index}`, ...(isJsonObject(rule['match']) ? { match: { all: [rule['match'], { args: { '$.a': { exists: true } } }] } } : {}) }))
  return withRules(pack, [...rules, ...twins.filter((rule) => rule['event'] === 'tool_call' && rule['allow'] === undefined)])
}

interface Claim {
  readonly rule: string
  readonly code: string
}

function claimsOf(packs: readonly RandomPack[]): readonly Claim[] {
  const entries = toFiles(packs).map(({ name, tier, text }) => ({ tier, source: { name, text } }))
  const loaded = loadPolicy(entries, { intersect: true, host: { checks: ['scan', 'gate'], hasApprover: true } })
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('; '))
  const ids = new Map(loaded.value.packs.map((pack) => [pack.sources[0]?.name ?? '', pack.id]))
  return lintPolicy(loaded.value, { rules: [neverHits, preemptedRule, swallowedByUnless] }).flatMap(({ code, message, at }) => {
    const id = /rule `(\w+)`/.exec(message)?.[1]
    return id === undefined || at.kind !== 'source' ? [] : [{ code, rule: `${ids.get(at.span.source.name) ?? ''}#${id}` }]
  })
}

test('what a lint rule proves of a rule, no decision of the engine refutes', async () => {
  const policies = fc.sample(randomPacks({ asksOthers: false }, 'calls'), { seed: 40_410, numRuns: 40 }).map((packs) => packs.map(withTwins))
  const lines = fc.sample(randomCall, { seed: 40_411, numRuns: 40 }).map((line) => Object.fromEntries(Object.entries(line).filter(([key]) => key !== 'parent_run_id')))
  const counts = new Map<string, number>()
  const refuted: string[] = []
  for (const packs of policies) {
    const claims = claimsOf(packs)
    if (claims.length === 0) continue
    for (const { code } of claims) counts.set(code, (counts.get(code) ?? 0) + 1)
    const opened = openPolicy(packs)
    for (const [index, line] of lines.entries()) {
      const { decision, rule, rules } = await opened.decide({ ...line, run_id: `r${index}` })
      const hits = (Array.isArray(rules) ? rules : []).flatMap((each) => (isJsonObject(each) && each['verdict'] === 'hit' ? [each['rule']] : []))
      for (const claim of claims) {
        const isRefuted = claim.code === 'SLC403' ? decision !== 'fault' && rule === claim.rule : hits.includes(claim.rule)
        if (isRefuted) refuted.push(`${claim.code} ${claim.rule}: ${JSON.stringify(line)} in ${JSON.stringify(packs)}`)
      }
    }
  }
  expect(refuted).toEqual([])
  expect(counts.get('SLC403') ?? 0).toBeGreaterThan(10)
})
