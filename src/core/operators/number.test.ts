import { expect, test } from 'vitest'
import type { Json } from '../base/json.ts'
import { bindOperator } from './define-operator.ts'
import { number } from './number.ts'

const facts = { env: {} }
const fair = { gt: 0, lte: 500, strings: 'numeric' }

test.each<[Json, string]>([
  [500, 'hit'],
  ['500', 'hit'],
  ['500.00', 'hit'],
  ['5e2', 'hit'],
  ['0.5', 'hit'],
  [5e-324, 'hit'],
  [0, 'miss'],
  [-0, 'miss'],
  ['-0', 'miss'],
  ['0e1000', 'miss'],
  ['-1', 'miss'],
  [500.1, 'miss'],
  ['1e3', 'miss'],
  ['500.00000000000000000000000001', 'miss'],
  ['9'.repeat(999), 'miss'],
  ['1e999999999', 'unknown'],
  [' 5', 'unknown'],
  ['+5', 'unknown'],
  ['0x5', 'unknown'],
  ['1,000', 'unknown'],
  ['NaN', 'unknown'],
  ['', 'unknown'],
  [true, 'unknown'],
  [[100], 'unknown'],
  [{ value: 5 }, 'unknown'],
  [Number.POSITIVE_INFINITY, 'unknown'],
])('a fair amount on %j: %s (L-45)', (value, want) => {
  expect(bindOperator(number, fair, {})(value, facts)).toBe(want)
})

test.each<[Json, Json, string]>([
  [{ equals: 0.3 }, '0.30', 'unknown'],
  [{ equals: 0.3, strings: 'refuse' }, '0.30', 'unknown'],
  [{ equals: 0.3, strings: 'numeric' }, '0.30', 'hit'],
  [{ equals: 0.3 }, 0.1 + 0.2, 'miss'],
  [{ gte: 5, lt: 6 }, 5, 'hit'],
  [{ gte: 5, lt: 6 }, 6, 'miss'],
  [{ integer: true }, 1e300, 'hit'],
  [{ integer: true }, 1.5, 'miss'],
  [{ integer: true, strings: 'numeric' }, '1.50e1', 'hit'],
  [{ integer: true, strings: 'numeric' }, '1.55e1', 'miss'],
  [{ multiple_of: 0.01, strings: 'numeric' }, '19.99', 'hit'],
  [{ multiple_of: 0.01, strings: 'numeric' }, '19.999', 'miss'],
])('number %j on %j: %s (L-45)', (param, value, want) => {
  expect(bindOperator(number, param, {})(value, facts)).toBe(want)
})

test.each<[Json]>([
  [{ strings: 'numeric' }],
  [{ integer: false }],
  [{ multiple_of: 0 }],
  [{ multiple_of: -1 }],
  [{ gt: '0' }],
  [{ gt: 0, above: 1 }],
  [{ gt: 0, strings: 'all' }],
  [5],
])('the parameter %j does not load', (param) => {
  expect(number.param.safeParse(param).success).toBe(false)
})

test('says why a text was not judged, without the text', () => {
  const lookups = undefined as never
  expect(number.explain?.({ gt: 0 } as never, '5', facts, lookups)).toBe('is a text and not a number')
  expect(number.explain?.({ gt: 0, strings: 'numeric' } as never, '5 EUR', facts, lookups)).toBe('is no number in the grammar of JSON')
})
