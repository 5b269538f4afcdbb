import { expect, test } from 'vitest'
import type { Json } from '../base/json.ts'
import { explainUndecided } from './explain-undecided.ts'
import { parsePath } from './parse-path.ts'

function explain(text: string, root: Json) {
  const parsed = parsePath(text)
  if (!parsed.ok) throw new Error(parsed.message)
  return explainUndecided(root, parsed.path)
}

const cases: readonly [string, Json, string, string][] = [
  ['$.x.y', { x: 's3cret' }, '$.x', 'is of type string, which has no members'],
  ['$.x', 'text', '$', 'is of type string, which has no members'],
  ["$['a b'][0]", { 'a b': { 0: 1 } }, "$['a b']", 'is of type object, which has no elements'],
  ['$.to[*]', { to: 5 }, '$.to', 'is of type number, which has neither members nor elements'],
  ['$.p[*].n', { p: [{}, { n: 1 }, true] }, '$.p[*]', 'is of type boolean, which has no members'],
  ["$.x['a','b']", { x: [] }, '$.x', 'is of type array, which has no members'],
]

test.each(cases)('%s on %j names the part that was read and types alone (L-12)', (text, root, at, why) => {
  expect(explain(text, root)).toEqual({ at, why })
})

test('what is absent is not undecided (L-14)', () => {
  expect(explain('$.x.y', {})).toBeUndefined()
  expect(explain('$.p[*].n', { p: [{}, null] })).toBeUndefined()
})

test('a reached bound is named as one', () => {
  const deep = JSON.parse(`${'['.repeat(130)}${']'.repeat(130)}`) as Json
  expect(explain('$..a', deep)).toEqual({ at: '$..a', why: 'has too many nodes or is nested too deep' })
})
