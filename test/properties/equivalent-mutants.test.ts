import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compilePolicy } from '../../src/core/compile/compile-policy.ts'
import type { PolicyAst } from '../../src/core/rules/policy-ast.ts'
import { createEquivalence } from '../../src/tools/policy-test/mutation/equivalence.ts'
import { mutantsOf } from '../../src/tools/policy-test/mutation/mutants-of.ts'
import { loadPacks, openStack } from '../support/open-policy.ts'
import { randomCall } from '../support/random-events.ts'
import { randomPacks } from '../support/random-policy.ts'

/** Decisions of a policy, whatever its digest is. */
async function decisions(policy: PolicyAst, lines: readonly object[]): Promise<readonly string[]> {
  const opened = openStack(compilePolicy(policy).stack)
  const decided: string[] = []
  for (const [index, line] of lines.entries()) decided.push(JSON.stringify(await opened.decide({ ...line, run_id: `r${String(index)}` })))
  return decided
}

test('no random call tells a policy from a mutant that is said to be equivalent', async () => {
  const policies = fc.sample(randomPacks({ asksOthers: false }, 'calls'), { seed: 40_420, numRuns: 60 })
  const lines = fc.sample(randomCall, { seed: 40_421, numRuns: 60 }).map((line) => Object.fromEntries(Object.entries(line).filter(([key]) => key !== 'parent_run_id')))
  const told: string[] = []
  let claims = 0
  for (const packs of policies) {
    const policy = loadPacks(packs)
    const whyEquivalent = createEquivalence(policy)
    const equivalent = mutantsOf(policy).filter((mutant) => whyEquivalent(mutant) !== undefined)
    if (equivalent.length === 0) continue
    claims += equivalent.length
    const before = await decisions(policy, lines)
    for (const mutant of equivalent) {
      const after = await decisions(mutant.policy, lines)
      const at = after.findIndex((decision, index) => decision !== before[index])
      if (at !== -1) told.push(`${mutant.rules.map(({ before: { fullName } }) => fullName).join()}: ${mutant.says}: ${before[at] ?? ''} and ${after[at] ?? ''}`)
    }
  }
  expect(told).toEqual([])
  expect(claims).toBeGreaterThan(10)
})
