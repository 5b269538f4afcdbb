import { defineOperator } from './define-operator.ts'
import { numberParam } from './number-test.ts'
import { numberTest } from './typed-test.ts'

/** Numbers only: a text that looks like one is unknown; use `number` for those. Source: L-40. */
export const gte = defineOperator({
  name: 'gte',
  summary: 'the number is the given one or above',
  judges: ['number'],
  param: numberParam,
  modifiers: [],
  bind: (bound) => numberTest((number) => number >= bound),
  examples: [
    { param: 5, value: 5, want: 'hit' },
    { param: 5, value: 4, want: 'miss' },
    { param: 5, value: '5', want: 'unknown' },
    { param: 5, value: [5], want: 'unknown' },
  ],
})
