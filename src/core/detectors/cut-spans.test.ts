import { expect, test } from 'vitest'
import { cutSpans } from './cut-spans.ts'

// 0123456789 without 2 to 5 and 7 to 8.
const cut = cutSpans('0123456789', [{ start: 2, end: 5 }, { start: 7, end: 8 }])

test('a mark stands where a stretch was', () => {
  expect(cut.text).toBe('01[]56[]89')
})

test.each([
  ['in front of all marks', [0, 2], [0, 2]],
  ['between two marks', [4, 6], [5, 7]],
  ['behind all marks', [8, 10], [8, 10]],
  ['from within a mark', [3, 5], [2, 6]],
  ['into a mark', [1, 3], [1, 5]],
  ['over a mark', [1, 5], [1, 6]],
  ['of a mark alone', [2, 4], [2, 5]],
  ['over both', [0, 10], [0, 10]],
])('a stretch %s is found again', (_, [start = 0, end = 0], [from = 0, to = 0]) => {
  expect(cut.toOriginal({ start, end })).toEqual({ start: from, end: to })
})
