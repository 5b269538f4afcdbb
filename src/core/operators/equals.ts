import { jsonEqual } from '../base/json.ts'
import { defineOperator } from './define-operator.ts'
import { foldingModifiers } from './text-param.ts'
import { checkFoldedValues, judgedBeside, valueParam } from './value-param.ts'

/**
 * Judges null, which is a miss, and values of the operand's JSON type; lists and maps are compared
 * whole, maps without regard to order. Another type is unknown: `"5"` is neither 5 nor not 5.
 * Source: L-14, L-40.
 */
export const equals = defineOperator({
  name: 'equals',
  summary: 'the value is the given one',
  judges: judgedBeside,
  judgesNull: true,
  param: valueParam,
  modifiers: foldingModifiers,
  check: checkFoldedValues,
  bind: (wanted) => (value) => (jsonEqual(value, wanted) ? 'hit' : 'miss'),
  examples: [
    { param: 'yes', value: 'yes', want: 'hit' },
    { param: 'yes', value: 'Yes', want: 'miss' },
    { param: 5, value: 5, want: 'hit' },
    { param: 0, value: -0, want: 'hit' },
    { param: 5, value: null, want: 'miss' },
    { param: 5, value: '5', want: 'unknown' },
    { param: ['a', 'b'], value: ['b', 'a'], want: 'miss' },
    { param: { a: 1, b: 2 }, value: { b: 2, a: 1 }, want: 'hit' },
    { param: 'Prod', modifiers: { ignoreCase: true }, value: 'PROD', want: 'hit' },
  ],
})
