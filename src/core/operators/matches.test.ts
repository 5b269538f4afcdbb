import { expect, test } from 'vitest'
import { bindOperator, type OperatorModifiers } from './define-operator.ts'
import { matches } from './matches.ts'

const facts = { env: {} }

test.each<[string, OperatorModifiers, string, string]>([
  ['b+', {}, 'abbc', 'hit'],
  ['b+', {}, 'ac', 'miss'],
  ['b+', { full: true }, 'abbc', 'miss'],
  ['b+', { full: false }, 'abbc', 'hit'],
  ['b+', { full: true }, 'bb\n', 'miss'],
  ['a|ab', { full: true }, 'ab', 'hit'],
  ['a|ab', { full: true }, 'abc', 'miss'],
  ['^ok$', {}, 'no\nok', 'miss'],
  ['PROD', { ignoreCase: true }, 'prod', 'hit'],
  ['\\W', { ignoreCase: true }, 'a', 'miss'],
  ['PROD', { normalize: ['case'] }, 'prod', 'hit'],
  ['admin', { normalize: ['nfkc', 'invisible'] }, '\uff41d\u200bmin', 'hit'],
  ['admin', { normalize: ['nfkc'] }, 'Admin', 'miss'],
  ['b+', {}, '\ud800b', 'unknown'],
])('matches %j with %j on %j: %s (L-40)', (param, modifiers, value, want) => {
  expect(bindOperator(matches, param, modifiers)(value, facts)).toBe(want)
})

test.each([
  ['(', 'the pattern is not one of RE2: missing closing ): `(`'],
  ['(a)\\1', 'the pattern is not one of RE2: invalid escape sequence: `\\1`; RE2 has no backreferences'],
])('the pattern %j does not load', (param, message) => {
  expect(matches.check?.(param as never, {})).toBe(message)
})

test('a pattern that folding would empty of its hits does not load', () => {
  expect(matches.check?.('\ufb01le' as never, { normalize: ['nfkc'] })).toContain('could not match')
  expect(matches.check?.('\ufb01le' as never, { normalize: ['case'] })).toBeUndefined()
  expect(matches.check?.('FILE' as never, { normalize: ['nfkc', 'case'] })).toBeUndefined()
})
