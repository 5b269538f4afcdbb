import { expect, test } from 'vitest'
import { firstChangedLine } from './first-changed-line.ts'

test.each([
  ['a\nb\n', 'a\nb\n', undefined],
  ['a\nb\n', 'a\nc\n', 2],
  ['a\nb', 'a\nb\n', 2],
  ['a\nb\n', 'a\n', 2],
  ['a\r\n', 'a\n', 1],
  ['', 'a\n', 1],
])('%j became %j: line %s', (before, after, line) => {
  expect(firstChangedLine(before, after)).toBe(line)
})
