import { expect, test } from 'vitest'
import { decodeAnswer } from './decode-answer.ts'
import { hasDuplicateKeys } from './duplicate-keys.ts'
import { excerpt } from './excerpt.ts'

const exited = { kind: 'code', code: 0 } as const

test.each([
  '{"decision":"deny","decision":"allow"}',
  '{"decision":"deny","d\\u0065cision":"allow"}',
  '{"decision":"modify","input":{"a":1,"a":2}}',
])('an answer that says two things is no answer: %s (S-102)', (stdout) => {
  expect(decodeAnswer({ stdout, stderr: '', exit: exited })).toMatchObject({ ok: false, kind: 'invalid_flow' })
})

test('an answer that the size cap has cut is no answer, even if it parses (S-102)', () => {
  const result = { stdout: '{"decision":"allow"}', stderr: '', exit: exited, isCut: true }
  expect(decodeAnswer(result)).toEqual({ ok: false, kind: 'invalid_flow', why: 'its answer is too long' })
})

test('the failure of a process carries what it wrote, cut to 2048 bytes (S-105)', () => {
  const decoded = decodeAnswer({ stdout: '', stderr: 'é'.repeat(2000), exit: { kind: 'code', code: 3 } })
  expect(decoded).toEqual({ ok: false, kind: 'hook_error', why: `exited with 3: ${'é'.repeat(1024)}` })
})

test('an excerpt never splits a character (S-105)', () => {
  expect(excerpt('aé', 2)).toBe('a')
  expect(excerpt('aé', 3)).toBe('aé')
  expect(excerpt('😀😀', 7)).toBe('😀')
  expect(excerpt('€', 2)).toBe('')
})

test('a key twice is found at any depth; equal texts elsewhere are not keys', () => {
  expect(hasDuplicateKeys('{"a":{"b":1},"b":2}')).toBe(false)
  expect(hasDuplicateKeys('{"a":[{"x":1},{"x":2}],"b":["a","a"]}')).toBe(false)
  expect(hasDuplicateKeys('{"a":"\\"a\\":","b":1}')).toBe(false)
  expect(hasDuplicateKeys('{"a":[{"x":1,"x":2}]}')).toBe(true)
  expect(hasDuplicateKeys('{"a" : 1 , "a" : 2}')).toBe(true)
})
