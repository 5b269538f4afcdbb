import { defineOperator } from './define-operator.ts'
import { numberParam } from './number-test.ts'
import { numberTest } from './typed-test.ts'

/** Numbers only: a text that looks like one is unknown; use `number` for those. Source: L-40. */
export const gt = defineOperator({
  name: 'gt',
  summary: 'the number is above the given one',
  judges: ['number'],
  param: numberParam,
  modifiers: [],
  bind: (bound) => numberTest((number) => number > bound),
  examples: [
    { param: 5, value: 6, want: 'hit' },
    { param: 5, value: 5, want: 'miss' },
    { param: 5, value: '6', want: 'unknown' },
    { param: 5, value: [6], want: 'unknown' },
  ],
})
