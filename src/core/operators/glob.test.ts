import { expect, test } from 'vitest'
import { bindOperator, type OperatorModifiers } from './define-operator.ts'
import { glob } from './glob.ts'

const facts = { env: {} }

test.each<[string, OperatorModifiers, string, string]>([
  ['*.txt', {}, 'a.txt', 'hit'],
  ['*.txt', {}, '.txt', 'hit'],
  ['*.txt', {}, 'a/b\nc.txt', 'hit'],
  ['*.txt', {}, 'a.TXT', 'miss'],
  ['*.txt', { ignoreCase: true }, 'a.TXT', 'hit'],
  ['a.b?[c]{d,e}', {}, 'a.b?[c]{d,e}', 'hit'],
  ['a?', {}, 'ab', 'miss'],
  ['a', {}, 'ab', 'miss'],
  ['a\uff0a', { normalize: ['nfkc'] }, 'ab', 'miss'],
  ['a\uff0a', { normalize: ['nfkc'] }, 'a*', 'hit'],
])('glob %j with %j on %j: %s (L-40)', (param, modifiers, value, want) => {
  expect(bindOperator(glob, param, modifiers)(value, facts)).toBe(want)
})

test('a pattern without a star that folding empties does not load', () => {
  expect(glob.check?.('\u200b' as never, { normalize: ['invisible'] })).toBe('is empty after `normalize`')
  expect(glob.check?.('*' as never, { normalize: ['invisible'] })).toBeUndefined()
})
