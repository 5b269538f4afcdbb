import { expect, test } from 'vitest'
import type { Json } from '../../../core/base/json.ts'
import { editParam } from './edit-param.ts'

test.each<[string, Json, readonly Json[]]>([
  ['a number goes one up and one down', 5, [6, 4]],
  ['a number with decimals goes by its last one', 0.25, [0.26, 0.24]],
  ['a boolean is turned', true, [false]],
  ['of a list each entry is taken out, texts stay as they are', ['a', 'b'], [['b'], ['a']]],
  ['a list of one entry stays', ['a'], []],
  ['of a map each member is taken out or changed', { gt: 1, to: 'x' }, [{ to: 'x' }, { gte: 1, to: 'x' }, { gt: 2, to: 'x' }, { gt: 0, to: 'x' }, { gt: 1 }]],
  ['a text stays', 'abc', []],
])('%s', (_name, param, want) => {
  expect([...editParam(param)].map((edit) => edit.param)).toEqual(want)
})
