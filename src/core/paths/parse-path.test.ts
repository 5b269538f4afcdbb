import { expect, test } from 'vitest'
import type { PathStep } from './arg-path.ts'
import { parsePath } from './parse-path.ts'

const name = (text: string): PathStep => ({ kind: 'name', name: text })

const accepted: readonly [string, readonly PathStep[], boolean][] = [
  ['$', [], true],
  ['$.command', [name('command')], true],
  ['$.a.b_1.c-d', [name('a'), name('b_1'), name('c-d')], true],
  ['$._x', [name('_x')], true],
  ['$.größe.日本', [name('größe'), name('日本')], true],
  ['$.__proto__.constructor', [name('__proto__'), name('constructor')], true],
  ["$['a.b']['c d']", [name('a.b'), name('c d')], true],
  ['$["a"].b', [name('a'), name('b')], true],
  ["$['0']", [name('0')], true],
  ["$['$ref']", [name('$ref')], true],
  ["$['a~b']['x/y']", [name('a~b'), name('x/y')], true],
  ["$['a\"b']", [name('a"b')], true],
  ['$[0]', [{ kind: 'index', index: 0 }], true],
  ['$.a[-1][12]', [name('a'), { kind: 'index', index: -1 }, { kind: 'index', index: 12 }], true],
  ["$['to','cc']", [{ kind: 'union', names: ['to', 'cc'] }], false],
  ["$['to',\"cc\"][*]", [{ kind: 'union', names: ['to', 'cc'] }, { kind: 'wildcard' }], false],
  ['$.p[*].amount', [name('p'), { kind: 'wildcard' }, name('amount')], false],
  ['$..token', [{ kind: 'descendant_name', name: 'token' }], false],
  ['$..*', [{ kind: 'descendant_all' }], false],
  [
    '$..a..b[0]',
    [{ kind: 'descendant_name', name: 'a' }, { kind: 'descendant_name', name: 'b' }, { kind: 'index', index: 0 }],
    false,
  ],
]

test.each(accepted)('%s is a path (L-16)', (text, steps, isDefinite) => {
  expect(parsePath(text)).toEqual({ ok: true, path: { text, steps, isDefinite } })
})

const refused: readonly [string, number, string][] = [
  ['', 0, 'begins with'],
  ['a[*]', 0, 'path'],
  [' $', 0, 'begins with'],
  ['@.a', 0, 'begins with'],
  ['$.', 2, 'ends where a name belongs'],
  ['$..', 3, 'ends where a name belongs'],
  ['$...a', 1, 'behind `..`'],
  ["$..['a']", 1, 'behind `..`'],
  ['$..[*]', 1, 'behind `..`'],
  ['$.*', 1, '`.*`'],
  ['$a', 1, 'this character'],
  ['$.1', 2, 'begins with a letter'],
  ['$.-a', 2, 'begins with a letter'],
  ['$.a b', 3, 'blanks'],
  ['$.a ', 3, 'blanks'],
  ['$ .a', 1, 'blanks'],
  ['$.a:b', 3, 'this character'],
  ['$.☺', 2, 'this character'],
  ['$.a.length()', 10, 'functions'],
  ['$.a^', 3, 'not parents'],
  ['$.a~', 3, 'not parents'],
  ['$.a[?(@.b > 1)]', 3, 'filter'],
  ['$.a[?@.b]', 3, 'filter'],
  ['$.a[(@.length-1)]', 3, 'script'],
  ['$.a[0:2]', 3, 'slice'],
  ['$.a[:]', 3, 'slice'],
  ['$.a[-1:]', 3, 'slice'],
  ['$.a[ 1 : 2 ]', 3, 'slice'],
  ['$.a[', 3, 'brackets'],
  ['$[]', 1, 'brackets'],
  ['$[0', 1, 'not closed'],
  ['$[*', 1, 'not closed'],
  ["$['a'", 1, 'not closed'],
  ["$['a", 2, 'not closed'],
  ["$['']", 2, 'empty'],
  ['$[a]', 2, 'needs quotes'],
  ['$[ 0]', 2, 'blanks'],
  ['$[0 ]', 3, 'blanks'],
  ["$['a', 'b']", 6, 'blanks'],
  ["$['a' ,'b']", 5, 'blanks'],
  ["$['a',]", 6, 'names in quotes alone'],
  ["$['a',0]", 6, 'names in quotes alone'],
  ['$[*,0]', 3, 'names in quotes alone'],
  ['$[0,1]', 1, 'list of indices'],
  ["$['a','a']", 6, 'twice'],
  ['$[-0]', 2, 'leading zeros'],
  ['$[00]', 2, 'leading zeros'],
  ['$[01]', 2, 'leading zeros'],
  ['$[-01]', 2, 'leading zeros'],
  ['$[-]', 2, 'integer'],
  ['$[1.0]', 3, 'must close'],
  ['$[1e2]', 3, 'must close'],
  ['$[9007199254740992]', 2, 'too large'],
  ['$[-9007199254740992]', 2, 'too large'],
  ["$['a\\'b']", 2, 'no escapes'],
  ["$['a\\u0041']", 2, 'no escapes'],
  ["$['a\nb']", 2, 'control'],
  ["$['a\u007fb']", 2, 'control'],
  ["$['\ud800']", 2, 'Unicode text'],
]

test.each(refused)('%j is no path (L-16)', (text, offset, message) => {
  expect(parsePath(text)).toMatchObject({ ok: false, offset, message: expect.stringContaining(message) as string })
})

test.each(['$.a[?(@.b > 1)]', '$.a[0:2]'])('%s is refused with a hint to judge elements (L-16)', (text) => {
  expect(parsePath(text)).toMatchObject({ hint: expect.stringContaining('`some:`') as string })
})

test('a path has a bounded length and number of steps', () => {
  expect(parsePath(`$.${'a'.repeat(998)}`)).toMatchObject({ ok: true })
  expect(parsePath(`$.${'a'.repeat(999)}`)).toMatchObject({ ok: false, offset: 0 })
  expect(parsePath(`$${'.a'.repeat(128)}`)).toMatchObject({ ok: true })
  expect(parsePath(`$${'.a'.repeat(129)}`)).toMatchObject({ ok: false, offset: 0 })
})
