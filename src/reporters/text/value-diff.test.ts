import { expect, test } from 'vitest'
import type { Json } from '../../core/base/json.ts'
import { valueDiff } from './value-diff.ts'

const signs = { want: '-', got: '+', same: ' ' } as const
const shown = (want: Json, got?: Json): readonly string[] => valueDiff(want, got).map(({ kind, text }) => `${signs[kind]}${text}`)

test('words and single values stand below each other', () => {
  expect(shown('skip', 'continue')).toEqual(['-skip', '+continue'])
  expect(shown(5, '5')).toEqual(['-5', '+"5"'])
  expect(shown('No.', null)).toEqual(['-"No."', '+null'])
  expect(shown('true', true)).toEqual(['-"true"', '+true'])
})

test('what is not there is not null', () => {
  expect(shown({ a: 1 })).toEqual(['-{', '-  "a": 1', '-}', '+(nothing)'])
})

test('of maps only what differs is shown, and the lines around it', () => {
  const map = (g: number): Json => ({ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g })
  expect(shown(map(7), map(8))).toEqual(['   "e": 5', '   "f": 6', '-  "g": 7', '+  "g": 8', ' }'])
})

test('the order of keys and the commas between them are no difference', () => {
  expect(shown({ a: { x: 1, y: 2 }, b: 3 }, { b: 3, a: { y: 2, x: 1, z: 4 } })).toEqual(['     "x": 1', '     "y": 2', '+    "z": 4', '   }', '   "b": 3'])
})

test('a text of several lines is compared line by line', () => {
  expect(shown('a\nb\nc', 'a\nx\nc')).toEqual([' a', '-b', '+x', ' c'])
})

test('long texts are cut around what differs', () => {
  const long = 'a'.repeat(500)
  expect(shown(`${long}x`, `${long}y`)).toEqual([`-…${'a'.repeat(78)}x"`, `+…${'a'.repeat(78)}y"`])
  // 20 characters before the difference, which is behind the quote and 100 letters, and 80 in all.
  const early = 'b'.repeat(100)
  expect(shown(`${early}x${long}`, `${early}y${long}`)).toEqual([
    `-…${'b'.repeat(20)}x${'a'.repeat(59)}…`,
    `+…${'b'.repeat(20)}y${'a'.repeat(59)}…`,
  ])
})

test('signs that could move others about are named', () => {
  expect(shown('a\u202eb', 'ab')).toEqual(['-"a<U+202E>b"', '+"ab"'])
})

test('a value of many lines is cut and says so', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => index)
  const lines = shown(numbers, [])
  expect(lines).toHaveLength(41)
  expect(lines.at(-1)).toBe(' … 63 more lines')
})
