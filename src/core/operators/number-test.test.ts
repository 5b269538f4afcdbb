import { describe, expect, test } from 'vitest'
import type { Json } from '../base/json.ts'
import { bindOperator } from './define-operator.ts'
import { holdsFor, numberTest, type NumberTest } from './number-test.ts'
import { operatorByName } from './registry.ts'

const facts = { env: {} }

test.each<[NumberTest, number[], number[]]>([
  [{ gt: 1 }, [1.1, 2], [1, 0]],
  [{ gte: 1 }, [1, 2], [0.9]],
  [{ lt: 1 }, [0.9, -1], [1, 2]],
  [{ lte: 1 }, [1, 0], [1.1]],
  [{ between: [1, 3] }, [1, 2, 3], [0.9, 3.1]],
  [{ equals: 0 }, [0, -0], [1]],
  [{ gt: 1, lte: 3 }, [2, 3], [1, 4]],
  [{ gte: 1, equals: 2 }, [2], [1, 3]],
])('%j holds for %j and not for %j', (param, holding, failing) => {
  expect(numberTest.parse(param)).toEqual(param)
  expect(holding.map((value) => holdsFor(param, value))).toEqual(holding.map(() => true))
  expect(failing.map((value) => holdsFor(param, value))).toEqual(failing.map(() => false))
})

test.each<[Json, string, (string | number)[]]>([
  [{}, 'must not be empty', []],
  [{ gt: '1' }, 'must be a number', ['gt']],
  [{ between: [3, 1] }, 'the first number must not be above the second', ['between']],
  [{ between: [1] }, 'must be two numbers', ['between']],
  [{ between: ['1', 2] }, 'must be a number', ['between', 0]],
])('%j: %s', (param, message, path) => {
  const issue = numberTest.safeParse(param).error?.issues[0]
  expect([issue?.message, issue?.path]).toEqual([message, path])
})

test('an unknown key is named', () => {
  expect(numberTest.safeParse({ gt: 1, above: 2 }).error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: ['above'] })
})

describe.each(['gt', 'gte', 'lt', 'lte', 'between'])('%s', (name) => {
  const definition = operatorByName(name)!

  test('judges numbers alone (L-40)', () => {
    for (const value of ['5', '', true, [5], {}, null, Number.NaN]) {
      expect(bindOperator(definition, definition.examples[0]!.param, {})(value, facts)).toBe('unknown')
    }
  })

  test.each([['5'], [Infinity], [Number.NaN], [true]])('does not take %j', (param) => {
    expect(definition.param.safeParse(param).success).toBe(false)
  })
})
