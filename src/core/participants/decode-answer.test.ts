import { expect, test } from 'vitest'
import { decodeAnswer } from './decode-answer.ts'
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

test.each([
  ['{"decision":"modify","input":{"id":12345678901234567890}}', 'a number cannot be held exactly'],
  ['{"decision":"modify","input":{"id":1e999}}', 'a number is too large'],
  [`{"decision":"replace","output":${'['.repeat(200)}${']'.repeat(200)}}`, 'it is nested too deep'],
  ['allow', 'it is not JSON'],
  ['{"decision":"allow"} {"decision":"deny"}', 'something stands behind the value'],
])('what readers of JSON disagree about is no answer: %s (S-102)', (stdout, why) => {
  const decoded = decodeAnswer({ stdout, stderr: '', exit: exited })
  expect(decoded).toMatchObject({ ok: false, kind: 'invalid_flow' })
  expect(decoded.ok ? '' : decoded.why).toContain(`its answer is not one JSON object (${why})`)
})
