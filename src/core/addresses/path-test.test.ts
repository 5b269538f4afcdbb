import { describe, expect, test } from 'vitest'
import { pathTest, type PathParam } from './path-test.ts'
import { readUrl } from './url-reading.ts'

function fits(param: PathParam, path: string): string {
  const reading = readUrl(`https://a.test${path}`)
  return reading.kind === 'url' && reading.path !== undefined ? pathTest(param)(reading.path) : 'no path'
}

describe('a path is compared in one spelling (L-43)', () => {
  test.each<[PathParam, string, string]>([
    ['/', '', 'hit'],
    ['/', '?q', 'hit'],
    ['/admin', '/admin', 'hit'],
    ['/admin', '/%61dmi%6E', 'hit'],
    ['/admin', '/x/../admin', 'hit'],
    ['/admin', '/x/%2e%2e/./admin', 'hit'],
    ['/admin', '/ADMIN', 'miss'],
    ['/admin', '/admin/', 'miss'],
    ['/%61dmin', '/admin', 'hit'],
    ['/ä', '/%c3%a4', 'hit'],
    ['/a%2Fb', '/a%2fb', 'hit'],
    [['/a', { glob: '/b/*' }], '/b/c', 'hit'],
    [['/a', { glob: '/b/*' }], '/a', 'hit'],
    [['/a', { glob: '/b/*' }], '/c', 'miss'],
  ])('%j on %s: %s', (param, path, want) => {
    expect(fits(param, path)).toBe(want)
  })
})

describe('in a pattern only stars are special', () => {
  test.each([
    ['/a/*', '/a/b', 'hit'],
    ['/a/*', '/a/.b', 'hit'],
    ['/a/*', '/a/b/c', 'miss'],
    ['/a/*', '/a/', 'miss'],
    ['/a/*.txt', '/a/b.txt', 'hit'],
    ['/a/*.txt', '/a/.txt', 'hit'],
    ['/a*a', '/aa', 'hit'],
    ['/a*a', '/a', 'miss'],
    ['/a*b*c', '/abbc', 'hit'],
    ['/a*bc*bc', '/abc', 'miss'],
    ['/a/**', '/a/', 'hit'],
    ['/a/**', '/a/b/c', 'hit'],
    ['/a/**', '/a', 'miss'],
    ['/a/**', '/ab/c', 'miss'],
    ['/**', '/', 'hit'],
    ['/**/x', '/x', 'hit'],
    ['/**/x', '/a/b/x', 'hit'],
    ['/**/x', '/a/b/x/y', 'miss'],
    ['/a/**/b', '/a/b', 'hit'],
    ['/a/**/b/**/c', '/a/1/b/2/b/c', 'hit'],
    ['/a/**/b/**/c', '/a/c/b', 'miss'],
    ['/a/**/b/c', '/a/b/c/b/c', 'hit'],
    ['/a/**/b', '/a', 'miss'],
    ['/[ab]', '/a', 'miss'],
    ['/a.b', '/axb', 'miss'],
    ['/%61*', '/abc', 'hit'],
  ])('%s on %s: %s', (glob, path, want) => {
    expect(fits({ glob }, path)).toBe(want)
  })
})

describe('a path that servers read in another way is unknown where that matters', () => {
  test.each([
    '/public/..%2fadmin',
    '/public/%2e%2e%2fadmin',
    '/public/..%5cadmin',
    '/public/..%252fadmin',
    '/public/%252e%252e/admin',
    '/public/..;/admin',
    '/public/..;x=1/admin',
    '/public/.%2e;/admin',
  ])('%s', (path) => {
    expect([fits({ glob: '/public/**' }, path), fits('/admin', path)]).toEqual(['unknown', 'unknown'])
  })

  test.each([
    ['/public/a%2Fb', 'hit'],
    ['/public/a;v=1', 'hit'],
    ['/public//a', 'hit'],
    ['/public/100%25', 'hit'],
    ['/other/a%20b', 'miss'],
  ])('%s is %s either way', (path, want) => {
    expect(fits({ glob: '/public/**' }, path)).toBe(want)
  })

  test('a slash that is doubled or encoded does not slip by a whole path', () => {
    expect(fits('/admin/users', '//admin/users')).toBe('unknown')
    expect(fits('/admin/users', '/admin%2Fusers')).toBe('unknown')
    expect(fits('/admin,x', '/admin%2Cx')).toBe('unknown')
  })
})

test('a parameter that is no path is unknown', () => {
  for (const param of ['admin', '/a?b', { glob: 'a/*' }, ['/a', '/ b']]) expect(fits(param, '/a')).toBe('unknown')
})
