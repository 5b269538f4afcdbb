import { expect, test } from 'vitest'
import type { Json } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import { parsePath } from './parse-path.ts'
import { visit, type Visit } from './visit.ts'

function at(root: Json, text: string): Visit {
  const parsed = parsePath(text)
  if (!parsed.ok) throw new Error(parsed.message)
  return visit(root, parsed.path)
}

const pointers = (found: Visit) => (found.kind === 'locations' ? found.locations.map(({ pointer }) => pointer) : found.kind)

test('a location has a pointer, its keys and its value', () => {
  expect(at({ people: [{ ssn: 'x' }, { n: 1 }] }, '$.people[*].ssn')).toEqual({
    kind: 'locations',
    locations: [{ pointer: '/people/0/ssn', keys: ['people', 0, 'ssn'], value: 'x' }],
  })
})

const cases: readonly [string, Json, readonly string[] | string][] = [
  ['$', 1, ['']],
  ['$.ssn', {}, []],
  ['$.ssn', { ssn: null }, ['/ssn']],
  ['$.people[*].ssn', { people: 'x' }, 'undecided'],
  ['$.people[*].ssn', { people: [{ ssn: 1 }, 5] }, 'undecided'],
  ['$.people[-1]', { people: ['a', 'b'] }, ['/people/1']],
  ['$..pin', { pin: 1, a: [{ pin: { pin: 2 } }] }, ['/pin', '/a/0/pin', '/a/0/pin/pin']],
  ["$['b','a']", { a: 1, b: 2 }, ['/b', '/a']],
  ['$..a..b', { a: { a: { b: 1 } } }, ['/a/a/b']],
  ["$['a/b']['c~d']", { 'a/b': { 'c~d': 1 } }, ['/a~1b/c~0d']],
]

test.each(cases)('%s on %j', (text, root, want) => {
  expect(pointers(at(root, text))).toEqual(want)
})

test('beyond the bound it is undecided', () => {
  expect(at(Array<number>(limits.pathNodes + 1).fill(1), '$[*]')).toEqual({ kind: 'undecided' })
})
