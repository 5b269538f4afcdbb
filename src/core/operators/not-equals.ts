import { not } from '../base/verdict.ts'
import { defineOperator } from './define-operator.ts'
import { equals } from './equals.ts'
import { checkFoldedValues, judgedBeside, valueParam } from './value-param.ts'

/** `not: { equals }`: null is another value, a value of another type stays unknown. Source: L-40. */
export const notEquals = defineOperator({
  name: 'not_equals',
  summary: 'the value is not the given one',
  judges: judgedBeside,
  judgesNull: true,
  isNegation: true,
  param: valueParam,
  modifiers: equals.modifiers,
  check: checkFoldedValues,
  bind(wanted, modifiers, place) {
    const test = equals.bind(wanted as never, modifiers, place) // one schema, so it fits
    return (value, facts, lookups) => not(test(value, facts, lookups))
  },
  examples: [
    { param: 'prod', value: 'dev', want: 'hit' },
    { param: 'prod', value: 'prod', want: 'miss' },
    { param: 'prod', value: null, want: 'hit' },
    { param: 'prod', value: 3, want: 'unknown' },
  ],
})
