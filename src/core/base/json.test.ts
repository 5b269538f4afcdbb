import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { codePointLength, firstCodePoints, hasLoneSurrogate } from './code-points.ts'
import { deepFreeze, defineMember, jsonEqual, ownMember, type Json } from './json.ts'
import { sha256Hex } from './sha256.ts'
import { and, not, or, type Verdict } from './verdict.ts'

test.each<[Json, Json, boolean]>([
  [{ a: 1, b: [1, null] }, { b: [1, null], a: 1 }, true],
  [0, -0, true],
  [[1], { 0: 1 }, false],
  [{ a: null }, {}, false],
  [{}, { constructor: null }, false],
  [[1, 2], [1], false],
  ['1', 1, false],
])('jsonEqual(%j, %j) is %s', (left, right, want) => {
  expect(jsonEqual(left, right)).toBe(want)
  expect(jsonEqual(right, left)).toBe(want)
})

test('only own members count, and `__proto__` is a plain one', () => {
  expect(ownMember({}, 'constructor')).toBeUndefined()
  const object: Record<string, Json> = {}
  defineMember(object, '__proto__', { x: 1 })
  expect(Object.keys(object)).toEqual(['__proto__'])
  expect((object as { x?: Json }).x).toBeUndefined()
})

test('a frozen value is frozen at every depth', () => {
  const value = deepFreeze({ a: [{ b: 1 }] })
  expect(Object.isFrozen(value.a[0])).toBe(true)
})

test('the RFC 8785 form sorts by UTF-16 units and leaves no blanks', () => {
  expect(canonicalJson({ '\u20ac': 1, '\r': 2, 1: 3, '\ufb33': 4, '\ud83d\ude00': 5, b: [true, null, 1e21, 'x\n'] })).toBe(
    '{"\\r":2,"1":3,"b":[true,null,1e+21,"x\\n"],"\u20ac":1,"\ud83d\ude00":5,"\ufb33":4}',
  )
})

test('SHA-256 of the empty text and of "abc" (FIPS 180-4)', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('code points, never half of a pair', () => {
  expect(codePointLength('a\ud83d\ude00b')).toBe(3)
  expect(firstCodePoints('a\ud83d\ude00b', 2)).toBe('a\ud83d\ude00')
  expect(firstCodePoints('ab', 5)).toBe('ab')
  expect(hasLoneSurrogate('a\ud83d\ude00')).toBe(false)
  expect(hasLoneSurrogate('a\ud83d')).toBe(true)
})

test('three values combine as in Kleene logic (L-12)', () => {
  const all: readonly Verdict[] = ['hit', 'miss', 'unknown']
  const table = (combine: (left: Verdict, right: Verdict) => Verdict): readonly string[] =>
    all.map((left) => all.map((right) => combine(left, right)).join(' '))
  expect(table(and)).toEqual(['hit miss unknown', 'miss miss miss', 'unknown miss unknown'])
  expect(table(or)).toEqual(['hit hit hit', 'hit miss unknown', 'hit unknown unknown'])
  expect(all.map(not)).toEqual(['miss', 'hit', 'unknown'])
})
