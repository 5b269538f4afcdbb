import { expect, test } from 'vitest'
import { aPolicy } from '../../../../test/support/compiled-policy.ts'
import type { JsonObject } from '../../../core/base/json.ts'
import { createEquivalence } from './equivalence.ts'
import { mutantsOf } from './mutants-of.ts'

function equivalents(test: JsonObject, parts: JsonObject = { skip: 'No.' }): readonly string[] {
  const policy = aPolicy({ rules: [{ id: 'r', event: 'tool_call', match: { tool: 'rm', args: { '$.a': test } }, ...parts }] })
  const whyEquivalent = createEquivalence(policy)
  return mutantsOf(policy).flatMap((mutant) => (whyEquivalent(mutant) === undefined ? [] : [mutant.says]))
}

test('a test that another one beside it covers can be taken out, and nothing changes', () => {
  expect(equivalents({ any: [{ starts_with: 'a' }, { starts_with: 'ab' }] })).toEqual(['takes `starts_with` out'])
})

test('where each test counts, no change is said to be without effect', () => {
  expect(equivalents({ any: [{ starts_with: 'a' }, { starts_with: 'b' }] })).toEqual([])
})

test('what a rule that never hits would do makes no difference', () => {
  expect(equivalents({ all: [{ equals: 'a' }, { equals: 'b' }], exists: true })).not.toContain('turns `equals` into `contains`')
})
