import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Json } from '../base/json.ts'
import { bindOperator } from './define-operator.ts'
import { length } from './length.ts'

const facts = { env: {} }

test.each<[Json, Json, string]>([
  [{ gt: 2 }, '', 'miss'],
  [{ gt: 2 }, 'ab', 'miss'],
  [{ gt: 2 }, 'abc', 'hit'],
  [2, '\u{1f600}\u{1f600}', 'hit'],
  [0, '', 'hit'],
  [0, [], 'hit'],
  [{ gt: 2 }, [1, 2], 'miss'],
  [{ gt: 2 }, [1, 2, 3], 'hit'],
  [{ gte: 1, lte: 2 }, 'ab', 'hit'],
  [{ gt: 2 }, 5, 'unknown'],
  [{ gt: 2 }, true, 'unknown'],
  [{ gt: 0 }, { a: 1 }, 'unknown'],
  [{ gt: 0 }, 'a\ud800', 'unknown'],
])('length %j of %j: %s (L-40)', (param, value, want) => {
  expect(bindOperator(length, param, {})(value, facts)).toBe(want)
})

describe('the operand', () => {
  test.each<[Json, string, (string | number)[]]>([
    [1.5, 'must be a whole number', []],
    [-1, 'must not be negative', []],
    ['3', 'must be a number or a map of number tests', []],
    [{ gt: '1' }, 'must be a number', ['gt']],
    [{}, 'must not be empty', []],
  ])('%j: %s', (param, message, path) => {
    const issue = length.param.safeParse(param).error?.issues[0]
    expect([issue?.message, issue?.path]).toEqual([message, path])
  })

  test('an unknown key is named at its place', () => {
    expect(length.param.safeParse({ above: 2 }).error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: ['above'], path: [] })
  })

  test('has a JSON Schema of both shapes', () => {
    expect(z.toJSONSchema(length.param)).toMatchObject({ anyOf: [{ type: 'integer', minimum: 0 }, { type: 'object', additionalProperties: false }] })
  })
})
