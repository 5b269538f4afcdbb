import { expect, test } from 'vitest'
import { readableError, verbatimError } from './tool-errors.ts'

test('an error of ours says its text and nothing else, however the SDK shows it', () => {
  expect(String(verbatimError('Not paid.'))).toBe('Not paid.')
  expect(verbatimError('Not paid.').message).toBe('Not paid.')
  expect(JSON.stringify(verbatimError('Not paid.'))).toBe('"Not paid."')
})

test('a plain error and a text stay what they are', () => {
  const error = new TypeError('no')
  expect(readableError(error)).toBe(error)
  expect(readableError('no')).toBe('no')
})

test.each([
  ['an object', { key: 'k' }, '{"key":"k"}'],
  ['nothing', undefined, 'unknown error'],
  ['an error with a name of many words', Object.assign(new Error('no'), { name: 'key k' }), 'no'],
  ['an error that says itself what it is', Object.assign(new Error('no'), { toString: () => 'key k' }), 'no'],
])('%s becomes an error with the text that the rules read', (_what, thrown, text) => {
  const error = readableError(thrown)
  expect(String(error)).toBe(`Error: ${text}`)
  expect(error).toMatchObject({ message: text, cause: thrown })
})

test('what has no text at all is an unknown error', () => {
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  expect(readableError(circle)).toMatchObject({ message: 'unknown error' })
})
