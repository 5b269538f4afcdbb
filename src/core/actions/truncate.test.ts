import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerOf, aToolResult } from '../../../test/support/action-events.ts'
import { truncateAction, truncateText } from './truncate.ts'

const image = { type: 'image', data: 'AAAA', mimeType: 'image/png' }

test.each([
  ['a long text is cut by code points', '😀bcdefg', '😀bcde [cut]'],
  ['a structured value becomes text', { a: 'xyz' }, '{"a": [cut]'],
  ['parts become one text', [{ type: 'text', text: 'abc' }, { type: 'text', text: 'defg' }], 'abcde [cut]'],
  ['media beside a cut text stays', [{ type: 'text', text: 'abcdef' }, image], [{ type: 'text', text: 'abcde [cut]' }, image]],
])('truncate: %s (L-32)', (_, output, want) => {
  expect(answerOf(truncateAction, { max_chars: 5, note: ' [cut]' }, aToolResult(output))).toEqual({ output: want })
})

test.each(['', 'abcde', 'abcde [cut]', [1], '😀😀😀😀😀'])('truncate leaves %j alone (L-32)', (output) => {
  expect(answerOf(truncateAction, { max_chars: 5, note: ' [cut]' }, aToolResult(output))).toEqual({ type: 'Continue' })
})

test('without a note a cut text is just shorter', () => {
  expect(answerOf(truncateAction, { max_chars: 2 }, aToolResult('abc'))).toEqual({ output: 'ab' })
})

test('the note is a template', () => {
  expect(answerOf(truncateAction, { max_chars: 1, note: ' (cut by ${rule})' }, aToolResult('abc'))).toEqual({
    output: 'a (cut by "t/p#r")',
  })
})

test('cutting a cut text changes nothing (L-32)', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '😀', '[', 'c', '\ud800', ' ') })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 6 }), fc.constantFrom('', ' [c', 'a', '😀'), (value, max, note) => {
      const once = truncateText(value, max, note)
      expect(truncateText(once, max, note)).toBe(once)
    }),
    { seed: 1, numRuns: 1000 },
  )
})
