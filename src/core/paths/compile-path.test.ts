import { describe, expect, test } from 'vitest'
import type { Json } from '../base/json.ts'
import { ABSENT, UNDECIDED, type ArgPath, type Found } from './arg-path.ts'
import { compilePath } from './compile-path.ts'
import { parsePath } from './parse-path.ts'

function path(text: string): ArgPath {
  const parsed = parsePath(text)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.path
}

const cases: readonly [string, Json, Found][] = [
  ['$', { a: 1 }, { a: 1 }],
  ['$', null, null],
  ['$.x', {}, ABSENT],
  ['$.x', { x: null }, null],
  ['$.x', { x: 0 }, 0],
  ['$.x', null, ABSENT],
  ['$.x', 'x', UNDECIDED],
  ['$.x', 5, UNDECIDED],
  ['$.x', false, UNDECIDED],
  ['$.x', [], UNDECIDED],
  ['$.x.y', {}, ABSENT],
  ['$.x.y', { x: null }, ABSENT],
  ['$.x.y', { x: { y: 1 } }, 1],
  ['$.x.y', { x: 'y' }, UNDECIDED],
  ['$.x.y', { x: [{ y: 1 }] }, UNDECIDED],
  ['$.x.y.z', { x: { y: { z: true } } }, true],
  ['$.x.y.z', { x: { y: null } }, ABSENT],
  ['$.x.y.z', { x: 1 }, UNDECIDED],
  ['$.a.b.c.d', { a: { b: { c: { d: 'deep' } } } }, 'deep'],
  ['$.a.b.c.d', { a: { b: {} } }, ABSENT],
  ['$.a.b.c.d', { a: { b: { c: [] } } }, UNDECIDED],
  ['$.x.length', { x: 'abc' }, UNDECIDED],
  ['$.x.length', { x: [1] }, UNDECIDED],
  ['$.x[0]', { x: 'abc' }, UNDECIDED],
  ['$.x[0]', { x: { 0: 'a' } }, UNDECIDED],
  ['$.x[0]', { x: [] }, ABSENT],
  ['$.x[0]', { x: [null] }, null],
  ['$.x[1]', { x: ['a', 'b'] }, 'b'],
  ['$.x[2]', { x: ['a', 'b'] }, ABSENT],
  ['$.x[-1]', { x: ['a', 'b'] }, 'b'],
  ['$.x[-2]', { x: ['a', 'b'] }, 'a'],
  ['$.x[-3]', { x: ['a', 'b'] }, ABSENT],
  ['$.x[-1]', { x: [null] }, null],
  ['$.x[-1]', { x: null }, ABSENT],
  ['$.x[9007199254740991]', { x: [1] }, ABSENT],
  ["$['0']", ['a'], UNDECIDED],
  ['$.constructor', {}, ABSENT],
  ['$.__proto__', {}, ABSENT],
  ['$.x.toString', { x: {} }, ABSENT],
]

test.each(cases)('%s on %j (L-14)', (text, root, found) => {
  expect(compilePath(path(text))(root)).toBe(
    typeof found === 'object' && found !== null ? root : found,
  )
})

describe('prototype names are plain own keys (L-16)', () => {
  test('an own `__proto__` is found', () => {
    const root = JSON.parse('{"__proto__":{"admin":true},"constructor":1}') as Json
    expect(compilePath(path('$.__proto__.admin'))(root)).toBe(true)
    expect(compilePath(path('$.constructor'))(root)).toBe(1)
  })
})

test('a path that can select several nodes is the mistake of the caller', () => {
  expect(() => compilePath(path('$.a[*]'))).toThrow('not definite')
})
