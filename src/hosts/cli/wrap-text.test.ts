import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

test('a text that fits is one line, to the last column', () => {
  expect(wrapText('one two', 7)).toEqual(['one two'])
})

test('lines break at blanks', () => {
  expect(wrapText('one two three', 7)).toEqual(['one two', 'three'])
})

test('a word longer than a line stands alone and whole', () => {
  expect(wrapText('a abcdefghij b', 5)).toEqual(['a', 'abcdefghij', 'b'])
})

test('nothing is one empty line', () => {
  expect(wrapText('', 5)).toEqual([''])
})
