import { expect, test } from 'vitest'
import { deepFreeze, type Json } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import type { Verdict } from '../base/verdict.ts'
import { removeMembers } from './remove-members.ts'

const authorization = (key: string): Verdict => (key.toLowerCase() === 'authorization' ? 'hit' : 'miss')

test('members so named go at any depth, in maps and in lists of maps (L-31)', () => {
  const root = deepFreeze<Json>({ a: 1, Authorization: 'x', h: [{ authorization: { authorization: 1 }, b: [null] }] })
  expect(removeMembers(root, authorization)).toEqual({ kind: 'edited', value: { a: 1, h: [{ b: [null] }] } })
})

test('without a hit the root itself comes back', () => {
  const root: Json = { a: [{ b: { c: 1 } }] }
  const edit = removeMembers(root, authorization)
  expect(edit.kind === 'edited' && edit.value).toBe(root)
})

test('an element is no member, so its position is never asked about', () => {
  expect(removeMembers(['a', 'b'], (key) => (key === '0' ? 'hit' : 'miss'))).toEqual({ kind: 'edited', value: ['a', 'b'] })
})

test('an own `__proto__` is a key like any other', () => {
  const root = JSON.parse('{"a":{"__proto__":{"x":1},"b":2}}') as Json
  const edit = removeMembers(root, (key) => (key === '__proto__' ? 'hit' : 'miss'))
  expect(JSON.stringify(edit)).toBe('{"kind":"edited","value":{"a":{"b":2}}}')
})

test('a key that the test cannot judge leaves all undecided', () => {
  expect(removeMembers({ a: 1, b: { c: 2 } }, (key) => (key === 'c' ? 'unknown' : 'hit'))).toEqual({
    kind: 'edited',
    value: {},
  })
  expect(removeMembers({ a: 1, b: { c: 2 } }, (key) => (key === 'c' ? 'unknown' : 'miss'))).toEqual({ kind: 'undecided' })
})

test('beyond the bounds nothing is removed', () => {
  const deep = JSON.parse(`${'['.repeat(130)}${']'.repeat(130)}`) as Json
  expect(removeMembers(deep, authorization)).toEqual({ kind: 'undecided' })
  expect(removeMembers(Array<number>(limits.pathNodes + 1).fill(1), authorization)).toEqual({ kind: 'undecided' })
})
