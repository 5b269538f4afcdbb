import { describe, expect, test } from 'vitest'
import type { Json } from '../base/json.ts'
import { bindOperator } from './define-operator.ts'
import { isIn } from './in.ts'
import { notIn } from './not-in.ts'

const facts = { env: {} }

describe.each<[Json, Json[], Json[], Json[]]>([
  [['a', 'b'], ['a', 'b'], ['c', '', null], [1, ['a'], {}, true]],
  [[1, 2], [1, 2], [3, null], ['1', true]],
  [[0], [0, -0], [1], []],
  [[['a'], ['b']], [['b']], [['c'], [], null], ['a', {}]],
  [[{ a: 1 }], [{ a: 1 }], [{}], [[], 'a']],
])('in %j (L-40)', (param, hits, misses, unknowns) => {
  const run = bindOperator(isIn, param, {})
  const opposite = bindOperator(notIn, param, {})
  test('hits, misses and is unknown where it should, and `not_in` is its opposite', () => {
    expect(hits.map((value) => [run(value, facts), opposite(value, facts)])).toEqual(hits.map(() => ['hit', 'miss']))
    expect(misses.map((value) => [run(value, facts), opposite(value, facts)])).toEqual(misses.map(() => ['miss', 'hit']))
    expect(unknowns.map((value) => [run(value, facts), opposite(value, facts)])).toEqual(unknowns.map(() => ['unknown', 'unknown']))
  })
})

test.each<[Json, number]>([
  [[1, 'a'], 1],
  [[true, 1], 1],
  [['dev', ['qa'], 'prod'], 1],
  [['a', 'b', 3, 4], 2],
])('the list %j mixes types; the wrong entry is number %i (L-40)', (param, index) => {
  for (const definition of [isIn, notIn]) {
    const issues = definition.param.safeParse(param).error?.issues ?? []
    expect(issues.map((issue) => issue.path)).toEqual([[index]])
    expect(issues[0]?.message).toContain('type')
  }
})

test.each<[Json, string, (string | number)[]]>([
  [['a', ''], 'must not be empty', [1]],
  [['a', null], 'must not be null', [1]],
  [[], 'must not be empty', []],
  ['a', 'must be a list', []],
])('the operand %j %s', (param, message, path) => {
  const issue = isIn.param.safeParse(param).error?.issues[0]
  expect([issue?.message, issue?.path]).toEqual([message, path])
})

test('folding reaches every entry', () => {
  expect(bindOperator(isIn, ['Prod', 'QA'], { ignoreCase: true })('qa', facts)).toBe('hit')
  expect(bindOperator(isIn, [['Prod']], { ignoreCase: true })(['PROD'], facts)).toBe('hit')
})
