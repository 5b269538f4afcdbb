import { describe, expect, test } from 'vitest'
import { deepFreeze, type Json } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import { ABSENT, UNDECIDED, type ArgPath } from './arg-path.ts'
import { KEEP, REMOVE, type Change, type Edit } from './change.ts'
import { replaceAt } from './edit-at-path.ts'
import { parsePath } from './parse-path.ts'

function path(text: string): ArgPath {
  const parsed = parsePath(text)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.path
}

const edited = (value: Json): Edit => ({ kind: 'edited', value })
const undecided: Edit = { kind: 'undecided' }

const set = (value: Json): Change => () => value
const remove: Change = (value) => (value === ABSENT ? KEEP : REMOVE)
const toNine: Change = (value) => (value === ABSENT ? KEEP : typeof value === 'number' ? 9 : UNDECIDED)

describe('set (L-31)', () => {
  const cases: readonly [string, Json, Edit][] = [
    ['$', { a: 0 }, edited(1)],
    ['$.a', {}, edited({ a: 1 })],
    ['$.a', { a: 2 }, edited({ a: 1 })],
    ['$.a', { a: null, b: 3 }, edited({ a: 1, b: 3 })],
    ['$.a', 'text', undecided],
    ['$.a', [1], undecided],
    ['$.o.a', { o: { a: 0, b: 2 } }, edited({ o: { a: 1, b: 2 } })],
    ['$.o.a', { o: {} }, edited({ o: { a: 1 } })],
    ['$.o.a', {}, undecided],
    ['$.o.a', { o: null }, undecided],
    ['$.o.a', { o: 'x' }, undecided],
    ['$.o.a', { o: [] }, undecided],
    ['$.a[0]', { a: ['y', 'z'] }, edited({ a: [1, 'z'] })],
    ['$.a[-1]', { a: ['y', 'z'] }, edited({ a: ['y', 1] })],
    ['$.a[2]', { a: ['y', 'z'] }, undecided],
    ['$.a[0]', { a: { 0: 'y' } }, undecided],
    ['$.a[0]', { a: 'y' }, undecided],
    ['$.p[*].n', { p: [{ n: 5 }, { m: 6 }] }, edited({ p: [{ n: 1 }, { m: 6, n: 1 }] })],
    ['$.p[*].n', { p: [null] }, undecided],
    ['$.p[*].n', {}, undecided],
    ['$.p[*]', { p: [[1], { a: 1 }] }, edited({ p: [1, 1] })],
    ['$.p[*]', { p: [] }, edited({ p: [] })],
    ["$['a','b']", { a: 0, b: null }, edited({ a: 1, b: null })],
    ["$['a','b']", {}, undecided],
    ['$..t', { t: { t: 0 }, a: [{ t: 3 }] }, edited({ t: 1, a: [{ t: 1 }] })],
    ['$..*', { a: { b: 2 } }, edited({ a: 1 })],
  ]
  test.each(cases)('at %s of %j', (text, root, want) => {
    expect(replaceAt(root, path(text), set(1))).toEqual(want)
  })
})

describe('set with `create: true` (L-31)', () => {
  const cases: readonly [string, Json, Edit][] = [
    ['$.o.p.a', {}, edited({ o: { p: { a: 1 } } })],
    ['$.o.p.a', { o: {} }, edited({ o: { p: { a: 1 } } })],
    ['$.o.p.a', { o: null, x: 0 }, edited({ o: { p: { a: 1 } }, x: 0 })],
    ['$.o.p.a', { o: 5 }, undecided],
    ['$.o.p.a', { o: { p: [] } }, undecided],
    ['$.o[0]', {}, undecided],
    ['$.o[0].a', { o: [] }, undecided],
    ['$.o[*].a', {}, undecided],
    ['$.p[*].n.m', { p: [{}, null, { n: null }] }, edited({ p: [{ n: { m: 1 } }, { n: { m: 1 } }, { n: { m: 1 } }] })],
  ]
  test.each(cases)('at %s of %j', (text, root, want) => {
    expect(replaceAt(root, path(text), set(1), { create: true })).toEqual(want)
  })

  test('`__proto__` is a plain own key', () => {
    const edit = replaceAt({}, path('$.__proto__.admin'), set(true), { create: true })
    expect(JSON.stringify(edit)).toBe('{"kind":"edited","value":{"__proto__":{"admin":true}}}')
    expect(Object.hasOwn({}, 'admin')).toBe(false)
  })
})

describe('remove (L-31)', () => {
  const cases: readonly [string, Json, Edit][] = [
    ['$.a', { a: 1, b: 2 }, edited({ b: 2 })],
    ['$.a', { a: null }, edited({})],
    ['$.a', {}, edited({})],
    ['$.o.b', { o: { b: 2, c: 3 } }, edited({ o: { c: 3 } })],
    ['$.o.b', {}, edited({})],
    ['$.o.b', { o: 'x' }, undecided],
    ['$.a[0]', { a: [1, [2], 3] }, edited({ a: [[2], 3] })],
    ['$.a[-1]', { a: [1, 2, 3] }, edited({ a: [1, 2] })],
    ['$.a[*]', { a: [1, null, [3]] }, edited({ a: [] })],
    ['$.a[*].b', { a: [{ b: 1, c: 2 }, {}] }, edited({ a: [{ c: 2 }, {}] })],
    ['$..b', { b: { b: 1 }, a: [{ b: 1, c: [null] }] }, edited({ a: [{ c: [null] }] })],
    ['$', { a: 1 }, undecided],
  ]
  test.each(cases)('at %s of %j', (text, root, want) => {
    expect(replaceAt(root, path(text), remove)).toEqual(want)
  })

  test('an own `__proto__` goes and others stay', () => {
    const root = JSON.parse('{"a":1,"__proto__":{"b":2},"c":3}') as Json
    expect(replaceAt(root, path('$.__proto__'), remove)).toEqual(edited({ a: 1, c: 3 }))
    expect(JSON.stringify(replaceAt(root, path('$.a'), remove))).toContain('{"__proto__":{"b":2},"c":3}')
  })
})

describe('an operation on what is there (L-31)', () => {
  const cases: readonly [string, Json, Edit][] = [
    ['$.n', {}, edited({})],
    ['$.n', { n: 5 }, edited({ n: 9 })],
    ['$.n', { n: null }, undecided],
    ['$.n', { n: '5' }, undecided],
    ['$.p[*].n', { p: [{ n: 5 }, {}] }, edited({ p: [{ n: 9 }, {}] })],
    ['$.p[*].n', { p: [] }, edited({ p: [] })],
    ['$.p[*].n', {}, edited({})],
    ['$.p[*].n', { p: [{ n: 5 }, { n: 'x' }] }, undecided],
    ['$.p[*].n', { p: [5] }, undecided],
    ['$.p[*].n', { p: 'x' }, undecided],
  ]
  test.each(cases)('at %s of %j', (text, root, want) => {
    expect(replaceAt(root, path(text), toNine)).toEqual(want)
  })
})

describe('persistence', () => {
  test('nothing is touched, unchanged parts are shared, the order of members stays', () => {
    const root = deepFreeze<Json>({ a: { x: 1 }, b: { y: [1, { z: 2 }] }, c: [3] })
    const edit = replaceAt(root, path('$.b.y[1].z'), set(5))
    expect(JSON.stringify(edit)).toBe('{"kind":"edited","value":{"a":{"x":1},"b":{"y":[1,{"z":5}]},"c":[3]}}')
    const value = edit.kind === 'edited' ? edit.value : undefined
    expect((value as { a: Json }).a).toBe((root as { a: Json }).a)
    expect((value as { c: Json }).c).toBe((root as { c: Json }).c)
  })

  test('equal values give the very same root', () => {
    const root = deepFreeze<Json>({ a: { b: [1, { c: 2 }] }, n: null })
    for (const [text, value] of [['$.a', { b: [1, { c: 2 }] }], ['$.n', null], ['$..c', 2], ['$', root]] as const) {
      const edit = replaceAt(root, path(text), set(value))
      expect(edit.kind === 'edited' && edit.value).toBe(root)
    }
    const kept = replaceAt(root, path('$..*'), () => KEEP)
    expect(kept.kind === 'edited' && kept.value).toBe(root)
  })

  test('null can be put in place of a value', () => {
    expect(replaceAt({ a: [1], b: 2 }, path('$.a[0]'), set(null))).toEqual(edited({ a: [null], b: 2 }))
    expect(replaceAt({ a: [1], b: 2 }, path('$.b'), set(null))).toEqual(edited({ a: [1], b: null }))
  })
})

test('of nodes within nodes the inner one is changed first', () => {
  const seen: Json[] = []
  const edit = replaceAt({ t: { t: 1 } }, path('$..t'), (value) => {
    if (value !== ABSENT) seen.push(value)
    return typeof value === 'number' ? value + 1 : KEEP
  })
  expect(seen).toEqual([1, { t: 2 }])
  expect(edit).toEqual(edited({ t: { t: 2 } }))
})

test('a node to which two ways lead is changed once', () => {
  const increment: Change = (value) => (typeof value === 'number' ? value + 1 : KEEP)
  expect(replaceAt({ a: { a: { b: 1 } } }, path('$..a..b'), increment)).toEqual(edited({ a: { a: { b: 2 } } }))
})

test('beyond the bounds nothing is edited', () => {
  const full = Array<number>(limits.pathNodes).fill(1)
  expect(replaceAt(full, path('$[*]'), () => KEEP).kind).toBe('edited')
  expect(replaceAt([...full, 1], path('$[*]'), () => KEEP)).toEqual(undecided)
  const deep = JSON.parse(`${'['.repeat(130)}${']'.repeat(130)}`) as Json
  expect(replaceAt(deep, path('$..a'), () => KEEP)).toEqual(undecided)
})
