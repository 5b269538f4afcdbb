import { expect, test } from 'vitest'
import type { Json } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import { ABSENT, UNDECIDED, type Found } from './arg-path.ts'
import { parsePath } from './parse-path.ts'
import { selectNodes, type Selection } from './select-nodes.ts'

function select(text: string, root: Json): Selection {
  const parsed = parsePath(text)
  if (!parsed.ok) throw new Error(parsed.message)
  return selectNodes(parsed.path)(root)
}

const nodes = (...found: readonly Found[]): Selection => ({ kind: 'nodes', nodes: found })
const absent: Selection = { kind: 'absent' }
const undecided: Selection = { kind: 'undecided' }

const cases: readonly [string, Json, Selection][] = [
  // A container that is not there, an empty one, and one that is none.
  ['$.to[*]', {}, absent],
  ['$.to[*]', { to: null }, absent],
  ['$.to[*]', { to: [] }, nodes()],
  ['$.to[*]', { to: {} }, nodes()],
  ['$.to[*]', { to: 'a' }, undecided],
  ['$.to[*]', { to: 5 }, undecided],
  ['$.to[*]', { to: ['a', null, 5] }, nodes('a', null, 5)],
  ['$.to[*]', { to: { k: 'a', l: [] } }, nodes('a', [])],
  ['$.x.to[*]', { x: 'a' }, undecided],
  ['$.x.to[*]', { x: null }, absent],
  // Behind the first fork, element by element.
  ['$.p[*].n', { p: [{ n: 1 }, {}, { n: null }, null, 5, []] }, nodes(1, ABSENT, null, ABSENT, UNDECIDED, UNDECIDED)],
  ['$.p[*].n', { p: [] }, nodes()],
  ['$.p[*].n', { p: 'x' }, undecided],
  ['$.p[*].n.m', { p: [{ n: { m: 1 } }, { n: {} }, { n: 'x' }] }, nodes(1, ABSENT, UNDECIDED)],
  ['$.p[*][0]', { p: [['a'], [], 'ab', { 0: 'a' }] }, nodes('a', ABSENT, UNDECIDED, UNDECIDED)],
  ['$.p[*][-1]', { p: [['a', 'b'], []] }, nodes('b', ABSENT)],
  ['$.p[*][*]', { p: [[1, 2], {}, null, 'x', { a: 3 }] }, nodes(1, 2, ABSENT, UNDECIDED, 3)],
  ['$.p[*].t[*]', { p: [{ t: ['a'] }, { t: [] }] }, nodes('a')],
  ['$.p[*].t[*]', { p: [{ t: [] }, { t: [] }] }, nodes()],
  ['$.p[*].t[*]', { p: [{ t: ['a'] }, {}] }, nodes('a', ABSENT)],
  // Unions: the members that are there and not null.
  ["$['to','cc']", {}, absent],
  ["$['to','cc']", { to: null }, absent],
  ["$['to','cc']", { to: null, cc: 'b' }, nodes('b')],
  ["$['to','cc']", { cc: 'b', to: 5 }, nodes(5, 'b')],
  ["$['to','cc']", { to: false, cc: 0 }, nodes(false, 0)],
  ["$.x['to','cc']", { x: 'to' }, undecided],
  ["$.x['to','cc']", { x: [] }, undecided],
  ["$.x['to','cc']", {}, absent],
  ["$['to','cc'][*]", { to: ['a'], cc: [] }, nodes('a')],
  ["$['to','cc'][*]", { to: ['a'], cc: 'b' }, nodes('a', UNDECIDED)],
  ["$['to','cc'][*]", { to: [], cc: [] }, nodes()],
  ["$['to','cc'][*]", { to: null }, absent],
  ["$['to','cc'].x", { to: { x: 1 }, cc: {} }, nodes(1, ABSENT)],
  ["$.p[*]['a','b']", { p: [{ a: 1, b: 2 }, { b: 3 }, {}, { a: null }] }, nodes(1, 2, 3, ABSENT, ABSENT)],
  // Descent looks everywhere and finds own members; only its start must be a map or list.
  ['$..token', {}, nodes()],
  ['$..token', { a: 'token', b: 5, c: null }, nodes()],
  ['$..token', { token: 5, a: [{ token: 's' }] }, nodes(5, 's')],
  ['$..token', { token: { token: 's' } }, nodes({ token: 's' }, 's')],
  ['$..token', { token: null }, nodes(null)],
  ['$..token', [{ token: 1 }], nodes(1)],
  ['$.a..token', {}, absent],
  ['$.a..token', { a: null }, absent],
  ['$.a..token', { a: 'token' }, undecided],
  ['$.a..token', { a: [] }, nodes()],
  ['$.a[*]..token', { a: [{ token: 1 }, null, 5, {}] }, nodes(1, ABSENT, UNDECIDED)],
  ['$..toString', { a: {} }, nodes()],
  ['$..length', { a: [1, 2], b: 'xy' }, nodes()],
  ['$..*', {}, nodes()],
  ['$..*', { n: 5, b: { c: ['x', null] } }, nodes(5, { c: ['x', null] }, ['x', null], 'x', null)],
  ['$..a[0]', { a: [1], b: { a: [] }, c: { a: 'x' } }, nodes(1, ABSENT, UNDECIDED)],
  ['$..*.n', { a: { n: 1 } }, nodes(1, UNDECIDED)],
  // A node that several ways lead to is one node.
  ['$..a..b', { a: { a: { b: 1 } } }, nodes(1)],
  ['$..*..*', { a: [{ b: 1 }] }, nodes({ b: 1 }, 1, UNDECIDED)],
  // Definite paths are a special case.
  ['$.a', { a: null }, nodes(null)],
  ['$.a', {}, absent],
  ['$.a.b', { a: 'x' }, undecided],
]

test.each(cases)('%s on %j (L-14, L-15)', (text, root, selection) => {
  expect(select(text, root)).toEqual(selection)
})

test('more nodes than the bound are undecided', () => {
  const full = Array<number>(limits.pathNodes).fill(1)
  expect(select('$.a[*]', { a: full })).toMatchObject({ kind: 'nodes' })
  expect(select('$.a[*]', { a: [...full, 1] })).toEqual(undecided)
  expect(select('$..x', full)).toEqual(nodes())
  expect(select('$..x', [...full, 1])).toEqual(undecided)
  expect(select('$..*', [...full, 1])).toEqual(undecided)
})

test('a descent below the bound of depth is undecided, one to it is not', () => {
  const nested = (depth: number): Json => JSON.parse(`${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`) as Json
  expect(select('$..b', nested(64))).toEqual(nodes())
  expect(select('$..b', nested(65))).toEqual(undecided)
  expect(select('$..*', nested(65))).toEqual(undecided)
})

test('many descents in one path stay within the bound and end soon', () => {
  const wide = { a: Array.from({ length: 200 }, () => ({ a: [{ a: {} }] })) }
  expect(select(`$${'..a'.repeat(60)}`, wide)).toEqual(nodes())
  expect(select(`$${'..*'.repeat(100)}`, { a: Array.from({ length: 50_000 }, () => ({})) }).kind).toBe('undecided')
})
