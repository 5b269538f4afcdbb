import { expect, test } from 'vitest'
import { compileScanner } from './compile-scanner.ts'
import { decodings } from './decoding.ts'
import { defineDetector } from './define-detector.ts'
import { detectsAny, detectSpans } from './detect-spans.ts'
import { wholeOf } from './whole-value.ts'

const scanner = compileScanner([
  defineDetector({
    id: 'locker',
    tags: ['pii'],
    summary: 'the number of a locker',
    source: 'https://example.com/lockers',
    keywords: [],
    candidates: 'number',
    before: 1,
    pattern: /(?<!\d)#?\d{9}(?!\d)/,
    context: ['locker'],
    examples: [{ text: 'locker 123456789', spans: ['123456789'] }],
    counterExamples: ['123456789 boxes'],
  }),
])

test.each([
  ['the text itself', '123456789', ['123456789']],
  ['blanks around it', ' \n123456789\t\n', ['123456789']],
  ['a sign in front that belongs to the match', '#123456789', ['#123456789']],
  ['a word of context, in a longer text', 'of locker 123456789', ['123456789']],
  ['another word', 'order 123456789', []],
  ['a sign behind it', '123456789.', []],
  ['two of them', '123456789 987654321', []],
  ['a hidden character within', '1234\u200b56789', ['1234\u200b56789']],
  ['a hidden character behind another word', 'order\u200b 123456789', []],
  ['a hidden character right in front, behind a word', 'order #\u200b123456789', []],
  ['the whole text in base64', 'ICAgMTIzNDU2Nzg5ICAg', ['ICAgMTIzNDU2Nzg5ICAg']],
  ['base64 behind a word', 'order ICAgMTIzNDU2Nzg5ICAg', []],
  ['hexadecimal digits', '313233343536373839', ['313233343536373839']],
  ['hexadecimal digits behind a word', 'order 313233343536373839', []],
  ['an escape', '%3123456789', ['%3123456789']],
])('%s', (_, text, want) => {
  expect(detectSpans(scanner, text).map(({ start, end }) => text.slice(start, end))).toEqual(want)
  expect(detectsAny(scanner, text, decodings)).toBe(want.length > 0)
})

test.each([
  ['a short text', ' ab ', { start: 1, end: 3 }],
  ['64 units', 'x'.repeat(64), { start: 0, end: 64 }],
  ['more than 64 units', 'x'.repeat(65), undefined],
  ['blanks alone', ' \n ', undefined],
  ['nothing', '', undefined],
])('the value of %s', (_, text, want) => {
  expect(wholeOf(text)).toEqual(want)
})
