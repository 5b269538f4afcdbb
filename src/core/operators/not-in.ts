import { not } from '../base/verdict.ts'
import { defineOperator } from './define-operator.ts'
import { isIn } from './in.ts'
import { checkFoldedValues, judgedBeside, valueListParam } from './value-param.ts'

/** `not: { in }`: null is none of them, a value of another type stays unknown. Source: L-40. */
export const notIn = defineOperator({
  name: 'not_in',
  summary: 'the value is none of the given ones',
  judges: (values) => judgedBeside(values[0]),
  judgesNull: true,
  isNegation: true,
  param: valueListParam,
  modifiers: isIn.modifiers,
  check: checkFoldedValues,
  bind(values, modifiers, place) {
    const test = isIn.bind(values as never, modifiers, place) // one schema, so it fits
    return (value, facts, lookups) => not(test(value, facts, lookups))
  },
  examples: [
    { param: ['staging', 'dev'], value: 'prod', want: 'hit' },
    { param: ['staging', 'dev'], value: 'dev', want: 'miss' },
    { param: ['staging', 'dev'], value: null, want: 'hit' },
    { param: ['staging', 'dev'], value: ['dev'], want: 'unknown' },
  ],
})
