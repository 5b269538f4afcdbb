import { expect, test } from 'vitest'
import type { Json } from '../base/json.ts'
import { compileCondition } from '../conditions/compile-condition.ts'
import { noLookups } from '../events/lookups.ts'
import { conditionScope, type ConditionFacts } from './condition-scope.ts'

function verdict(expression: Json, args: Json): string {
  const facts: ConditionFacts = { env: {}, lookups: noLookups, read: () => args }
  return compileCondition(expression, conditionScope(['tool_call']))(facts).verdict
}

const exists = (variable: Json, want: boolean): Json => ({ exists: [variable, want] })

// Absent is unknown here, as for every operator in a condition (L-52); `missing` asks for absence.
test.each<[Json, string, string]>([
  [{ x: 1 }, 'hit', 'miss'],
  [{ x: null }, 'hit', 'miss'],
  [{ x: false }, 'hit', 'miss'],
  [{}, 'unknown', 'unknown'],
  ['text', 'unknown', 'unknown'],
])('`exists` of x in %j: true is %s, false is %s (L-51)', (args, wanted, unwanted) => {
  expect(verdict(exists({ var: 'args.x' }, true), args)).toBe(wanted)
  expect(verdict(exists({ var: 'args.x' }, false), args)).toBe(unwanted)
})

test('a default is there (L-52)', () => {
  expect(verdict(exists({ var: ['args.x', 5] }, true), {})).toBe('hit')
})
