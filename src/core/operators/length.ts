import { z } from 'zod'
import { codePointLength } from '../base/code-points.ts'
import { isJsonArray } from '../base/json.ts'
import { defineOperator } from './define-operator.ts'
import { dispatchedParam } from './dispatched-param.ts'
import { holdsFor, numberTest, type NumberTest } from './number-test.ts'
import { toVerdict } from './typed-test.ts'

const exactLength = z.int('must be a whole number').min(0, 'must not be negative')

/** Code points of a text, elements of a list; a map has no length. Source: L-40. */
export const length = defineOperator({
  name: 'length',
  summary: 'the number of code points of a text, or of elements of a list, passes the given test',
  judges: ['text', 'array'],
  param: dispatchedParam<number | NumberTest>(
    { number: exactLength, object: numberTest },
    'must be a number or a map of number tests',
  ),
  modifiers: [],
  bind(param) {
    const test: NumberTest = typeof param === 'number' ? { equals: param } : param
    return (value) => {
      if (typeof value === 'string') return toVerdict(holdsFor(test, codePointLength(value)))
      return isJsonArray(value) ? toVerdict(holdsFor(test, value.length)) : 'unknown'
    }
  },
  examples: [
    { param: { gt: 2 }, value: 'abc', want: 'hit' },
    { param: { gt: 2 }, value: '\u{1f600}\u{1f600}', want: 'miss' },
    { param: 3, value: [1, 2, 3], want: 'hit' },
    { param: { between: [1, 2] }, value: [], want: 'miss' },
    { param: { gt: 2 }, value: 5, want: 'unknown' },
    { param: { gt: 0 }, value: { a: 1 }, want: 'unknown' },
  ],
})
