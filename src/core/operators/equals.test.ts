import { describe, expect, test } from 'vitest'
import type { Json } from '../base/json.ts'
import { bindOperator } from './define-operator.ts'
import { equals } from './equals.ts'

const facts = { env: {} }

describe.each<[Json, Json[], Json[], Json[]]>([
  ['yes', ['yes'], ['Yes', '', null], [true, 1, [], ['yes'], {}, '\ud800']],
  [5, [5], [6, null], ['5', true, [5], { a: 5 }]],
  [0, [0, -0], [0.1], ['0', false]],
  [false, [false], [true, null], ['false', 0, '']],
  [['a', 'b'], [['a', 'b']], [['b', 'a'], ['a'], null], ['a', { 0: 'a' }]],
  [{ a: 1, b: 2 }, [{ b: 2, a: 1 }], [{ a: 1 }, { a: 1, b: 3 }, { a: 1, b: 2, c: 3 }], [[1, 2], 'a']],
])('equals %j (L-40)', (param, hits, misses, unknowns) => {
  const run = bindOperator(equals, param, {})
  test.each(hits.map((value) => [value]))('hits %j', (value) => expect(run(value, facts)).toBe('hit'))
  test.each(misses.map((value) => [value]))('misses %j', (value) => expect(run(value, facts)).toBe('miss'))
  test.each(unknowns.map((value) => [value]))('is unknown on %j', (value) => expect(run(value, facts)).toBe('unknown'))
})

test('`__proto__` is a plain member on both sides', () => {
  const param = JSON.parse('{"__proto__":1}') as Json
  expect(equals.param.parse(param)).toBe(param)
  expect(bindOperator(equals, param, {})(JSON.parse('{"__proto__":1}') as Json, facts)).toBe('hit')
  expect(bindOperator(equals, param, {})({ a: 1 }, facts)).toBe('miss')
  expect(bindOperator(equals, param, { ignoreCase: true })({ a: 1 }, facts)).toBe('miss')
})

test.each([
  ['', 'must not be empty'],
  [null, 'must not be null'],
  [[], 'must not be empty'],
  ['\ud800', 'holds half of a surrogate pair'],
] as const)('the operand %j %s (L-02)', (param, message) => {
  expect(equals.param.safeParse(param).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('an operand that folding empties does not load', () => {
  expect(equals.check?.('\u200b' as never, { normalize: ['invisible'] })).toBe('is empty after `normalize`')
  expect(equals.check?.('\u200b' as never, {})).toBeUndefined()
})
