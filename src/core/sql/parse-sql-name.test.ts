import { expect, test } from 'vitest'
import { parseSqlName, sameSqlName } from './parse-sql-name.ts'

test.each([
  ['users', { name: 'users' }],
  ['Users', { name: 'users' }],
  ['"Users"', { name: 'Users' }],
  ['Public.Users', { schema: 'public', name: 'users' }],
  ['"a.b"."c""d"', { schema: 'a.b', name: 'c"d' }],
  ['ÄRGER', { name: 'Ärger' }],
  ['_x$1', { name: '_x$1' }],
])('%s', (text, want) => {
  expect(parseSqlName(text)).toEqual(want)
})

test.each(['', ' users', 'users ', '1x', 'a.', '.a', 'a..b', 'a.b.c', '""', '"a', 'a-b', 'a b', '*', 'a'.repeat(64), 'ä'.repeat(32)])(
  'no name: %j',
  (text) => {
    expect(parseSqlName(text)).toBeUndefined()
  },
)

test.each([
  ['users', 'users', 'hit'],
  ['public.users', 'users', 'hit'],
  ['users', 'pg_catalog.users', 'hit'],
  ['hr.users', 'users', 'unknown'],
  ['users', 'hr.users', 'unknown'],
  ['hr.users', 'public.users', 'miss'],
  ['hr.users', 'hr.orders', 'miss'],
])('%s is %s: %s', (found, wanted, want) => {
  expect(sameSqlName(parseSqlName(found)!, parseSqlName(wanted)!)).toBe(want)
})
