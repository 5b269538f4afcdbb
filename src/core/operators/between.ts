import { defineOperator } from './define-operator.ts'
import { rangeParam } from './number-test.ts'
import { numberTest } from './typed-test.ts'

/** Numbers only; both ends belong to the range. Source: L-40. */
export const between = defineOperator({
  name: 'between',
  summary: 'the number lies in the given range, ends included',
  judges: ['number'],
  param: rangeParam,
  modifiers: [],
  bind: ([low, high]) => numberTest((number) => number >= low && number <= high),
  examples: [
    { param: [1, 9], value: 9, want: 'hit' },
    { param: [1, 9], value: 1, want: 'hit' },
    { param: [1, 9], value: 9.5, want: 'miss' },
    { param: [1, 9], value: '9', want: 'unknown' },
  ],
})
