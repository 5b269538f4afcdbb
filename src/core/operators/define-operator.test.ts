import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bindOperator, defineOperator, type Judged, type OperatorModifiers } from './define-operator.ts'

const facts = { env: {} }

/** Hits whatever it is asked about. */
function hitting(judges: readonly Judged[], judgesNull = false) {
  return defineOperator({
    name: 'hits',
    summary: 'hits',
    judges,
    judgesNull,
    param: z.unknown(),
    modifiers: ['ignoreCase', 'normalize'],
    bind: () => () => 'hit',
    examples: [],
  })
}

describe('a value outside `judges` is unknown and never reaches the test (L-40)', () => {
  const values = ['a', '\ud800', '\udc00a', 1, 1.5, Number.NaN, Infinity, true, [], {}, null]

  test.each<[readonly Judged[], readonly unknown[]]>([
    [['text'], ['a']],
    [['number'], [1, 1.5]],
    [['integer'], [1]],
    [['boolean'], [true]],
    [['array'], [[]]],
    [['object'], [{}]],
    [['text', 'array'], ['a', []]],
    [[], []],
  ])('%j', (judges, judged) => {
    const run = bindOperator(hitting(judges), 0, {})
    expect(values.filter((value) => run(value, facts) === 'hit')).toEqual(judged)
    expect(values.filter((value) => run(value, facts) === 'unknown')).toHaveLength(values.length - judged.length)
  })

  test('null is judged only by those that say so (L-14)', () => {
    expect(bindOperator(hitting(['text'], true), 0, {})(null, facts)).toBe('hit')
    expect(bindOperator(hitting(['text'], false), 0, {})(null, facts)).toBe('unknown')
  })
})

test('a test that throws is unknown, when bound and when asked', () => {
  const fail = (): never => {
    throw new Error('broken')
  }
  const base = { name: 'fails', summary: 'fails', judges: ['text'], param: z.unknown(), modifiers: [], examples: [] } as const
  expect(bindOperator(defineOperator({ ...base, bind: fail }), 0, {})('a', facts)).toBe('unknown')
  expect(bindOperator(defineOperator({ ...base, bind: () => fail }), 0, {})('a', facts)).toBe('unknown')
  expect(bindOperator(defineOperator({ ...base, judges: fail, bind: () => () => 'hit' }), 0, {})('a', facts)).toBe('unknown')
})

describe('folding (L-40)', () => {
  const seen = (modifiers: OperatorModifiers, takesFolding: boolean): unknown => {
    let found: unknown
    const definition = defineOperator({
      name: 'sees',
      summary: 'sees',
      judges: ['text', 'object'],
      param: z.unknown(),
      modifiers: takesFolding ? ['ignoreCase', 'normalize'] : [],
      bind: (param) => (value) => {
        found = [param, value]
        return 'hit'
      },
      examples: [],
    })
    bindOperator(definition, ['A'], modifiers)({ Key: ['B\u200b'] }, facts)
    return found
  }

  test('both sides fold, texts at any depth, names of members not', () => {
    expect(seen({ ignoreCase: true }, true)).toEqual([['a'], { Key: ['b\u200b'] }])
    expect(seen({ normalize: ['invisible'] }, true)).toEqual([['A'], { Key: ['B'] }])
  })

  test('nothing folds without a modifier, nor where it means nothing', () => {
    expect(seen({}, true)).toEqual([['A'], { Key: ['B\u200b'] }])
    expect(seen({ ignoreCase: true }, false)).toEqual([['A'], { Key: ['B\u200b'] }])
  })
})
