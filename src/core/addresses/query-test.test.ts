import { expect, test } from 'vitest'
import { queryTest, type QueryParam } from './query-test.ts'

test.each<[QueryParam, string, string]>([
  ['none', '', 'hit'],
  ['none', '?', 'hit'],
  ['none', '?a', 'miss'],
  [{ a: '1' }, '', 'miss'],
  [{ a: '1' }, '?a=1', 'hit'],
  [{ a: '1' }, '?b=2&a=1', 'hit'],
  [{ a: '1' }, '?a=2', 'miss'],
  [{ a: '1' }, '?A=1', 'miss'],
  [{ a: ['1', '2'] }, '?a=2', 'hit'],
  [{ a: '1', b: '2' }, '?a=1&b=2', 'hit'],
  [{ a: '1', b: '2' }, '?a=1', 'miss'],
  [{ a: '' }, '?a', 'hit'],
  [{ a: 'x=y' }, '?a=x=y', 'hit'],
  [{ a: 'x y' }, '?a=x+y', 'hit'],
  [{ a: 'x y' }, '?%61=x%20y', 'hit'],
  [{ a: 'ä' }, '?a=%C3%A4', 'hit'],
  [{ a: '1' }, '?a=1&a=1', 'hit'],
  [{ a: '1' }, '?a=1&a=2', 'unknown'],
  [{ a: '1' }, '?a=2&a=3', 'miss'],
  [{ a: '1' }, '?a=1;a=2', 'unknown'],
  [{ a: '1' }, '?b=x;a=1', 'unknown'],
  [{ a: '1' }, '?b=x;y&a=1', 'hit'],
  [{ a: '1' }, '?a=1&b=%ff', 'unknown'],
  [{ a: '1' }, '?a=%zz', 'unknown'],
  [Object.fromEntries([['__proto__', '1']]), '?__proto__=1', 'hit'],
  [{ a: '1' }, '?constructor=1', 'miss'],
])('%j on %j: %s', (param, query, want) => {
  expect(queryTest(param)(query)).toBe(want)
})
