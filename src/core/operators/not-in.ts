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
  bind(values, modifiers) {
    const test = isIn.bind(values as never, modifiers) // one schema, so it fits
    return (value, facts) => not(test(value, facts))
  },
  examples: [
    { param: ['staging', 'dev'], value: 'prod', want: 'hit' },
    { param: ['staging', 'dev'], value: 'dev', want: 'miss' },
    { param: ['staging', 'dev'], value: null, want: 'hit' },
    { param: ['staging', 'dev'], value: ['dev'], want: 'unknown' },
  ],
})
