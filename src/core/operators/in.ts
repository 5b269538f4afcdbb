import { jsonEqual, type Json } from '../base/json.ts'
import { defineOperator } from './define-operator.ts'
import { foldingModifiers } from './text-param.ts'
import { checkFoldedValues, judgedBeside, valueListParam } from './value-param.ts'

/** The OR of `equals` over a list of one JSON type; a list of mixed types does not load. Source: L-14, L-40. */
export const isIn = defineOperator({
  name: 'in',
  summary: 'the value is one of the given ones',
  judges: (values) => judgedBeside(values[0]),
  judgesNull: true,
  param: valueListParam,
  modifiers: foldingModifiers,
  check: checkFoldedValues,
  bind(values) {
    const scalars = new Set<Json>(values.filter((value) => typeof value !== 'object'))
    const others = values.filter((value) => typeof value === 'object')
    return (value) =>
      scalars.has(value) || others.some((wanted) => jsonEqual(value, wanted)) ? 'hit' : 'miss'
  },
  examples: [
    { param: ['a', 'b'], value: 'b', want: 'hit' },
    { param: ['a', 'b'], value: 'c', want: 'miss' },
    { param: ['a', 'b'], value: null, want: 'miss' },
    { param: ['a', 'b'], value: ['a'], want: 'unknown' },
    { param: [1, 2], value: '1', want: 'unknown' },
    { param: [['a'], ['b']], value: ['b'], want: 'hit' },
  ],
})
