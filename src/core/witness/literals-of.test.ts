import { expect, test } from 'vitest'
import { literalsOf } from './literals-of.ts'

test('literals come in their order, each once, and null is none', () => {
  expect(literalsOf({ a: [1, 'x', null], b: { c: true, d: 1 } })).toEqual([1, 'x', true])
})

test('no more than 24 are looked at', () => {
  expect(literalsOf(Array.from({ length: 30 }, (_, index) => index))).toEqual(Array.from({ length: 24 }, (_, index) => index))
})
