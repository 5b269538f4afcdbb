import { z } from 'zod'
import { defineOperator } from './define-operator.ts'
import { compareDecimals, isMultiple, parseDecimal, toDecimal, type ExactDecimal } from './exact-decimal.ts'
import { numberParam } from './number-test.ts'
import { toVerdict } from './typed-test.ts'

export interface NumberParam {
  readonly gt?: number | undefined
  readonly gte?: number | undefined
  readonly lt?: number | undefined
  readonly lte?: number | undefined
  readonly equals?: number | undefined
  readonly integer?: true | undefined
  readonly multiple_of?: number | undefined
  readonly strings?: 'refuse' | 'numeric' | undefined
}

const param: z.ZodType<NumberParam> = z
  .strictObject({
    gt: numberParam.optional(),
    gte: numberParam.optional(),
    lt: numberParam.optional(),
    lte: numberParam.optional(),
    equals: numberParam.optional(),
    integer: z.literal(true, 'must be `true`').optional(),
    multiple_of: numberParam.positive('must be above 0').optional(),
    strings: z.enum(['refuse', 'numeric']).optional(),
  })
  .check((context) => {
    if (Object.keys(context.value).some((key) => key !== 'strings')) return
    context.issues.push({ code: 'custom', message: 'must not be empty', input: context.value })
  })

type Holds = (value: ExactDecimal) => boolean

const one = toDecimal(1)

/** Exact decimals, never rounded to a double: a text slightly above a bound is above it (L-45). */
export const number = defineOperator({
  name: 'number',
  summary: 'the number, or the text that writes one, passes every given test',
  details: [
    'The tests are `gt`, `gte`, `lt`, `lte`, `equals`, `integer: true` and `multiple_of`; all that are given must hold. Numbers are compared as exact decimals, so `500.0000000000000000001` is above 500 and 0.3 is a multiple of 0.1.',
    'With `strings: refuse`, the default, a text is unknown. With `strings: numeric` a text is the number that it writes in the grammar of JSON: `500`, `-0.5`, `1e3`. Every other text is unknown: blanks, a plus sign in front, leading zeros, hexadecimal digits, separators, currencies, `NaN` and `Infinity`. So is a text of more than 1,000 characters or with an exponent beyond 1,000.',
  ],
  judges: ['number', 'text'],
  param,
  modifiers: [],
  bind(tests) {
    const holds = holdsOf(tests)
    return (value) => {
      const decimal = readNumber(value, tests.strings === 'numeric')
      return decimal === undefined ? 'unknown' : toVerdict(holds.every((part) => part(decimal)))
    }
  },
  explain(tests, value) {
    if (typeof value !== 'string') return undefined
    return tests.strings === 'numeric' ? 'is no number in the grammar of JSON' : 'is a text and not a number'
  },
  examples: [
    { param: { gt: 0, lte: 500 }, value: 500, want: 'hit' },
    { param: { gt: 0, lte: 500 }, value: 0, want: 'miss' },
    { param: { gt: 0, lte: 500 }, value: '120', want: 'unknown' },
    { param: { gt: 0, lte: 500, strings: 'numeric' }, value: '120.50', want: 'hit' },
    { param: { gt: 0, lte: 500, strings: 'numeric' }, value: '500.0000000000000000001', want: 'miss' },
    { param: { gt: 0, lte: 500, strings: 'numeric' }, value: '1e3', want: 'miss' },
    { param: { gt: 0, lte: 500, strings: 'numeric' }, value: '0x10', want: 'unknown' },
    { param: { gt: 0, lte: 500, strings: 'numeric' }, value: true, want: 'unknown' },
    { param: { integer: true, multiple_of: 50 }, value: 150, want: 'hit' },
    { param: { multiple_of: 0.1 }, value: 0.35, want: 'miss' },
  ],
})

function readNumber(value: unknown, readsTexts: boolean): ExactDecimal | undefined {
  if (typeof value === 'number') return toDecimal(value)
  return typeof value === 'string' && readsTexts ? parseDecimal(value) : undefined
}

function holdsOf(tests: NumberParam): readonly Holds[] {
  const parts: Holds[] = []
  const compare = (bound: number | undefined, fits: (order: number) => boolean): void => {
    if (bound === undefined) return
    const decimal = toDecimal(bound)
    parts.push((value) => fits(compareDecimals(value, decimal)))
  }
  compare(tests.gt, (order) => order > 0)
  compare(tests.gte, (order) => order >= 0)
  compare(tests.lt, (order) => order < 0)
  compare(tests.lte, (order) => order <= 0)
  compare(tests.equals, (order) => order === 0)
  if (tests.integer === true) parts.push((value) => isMultiple(value, one))
  if (tests.multiple_of !== undefined) {
    const step = toDecimal(tests.multiple_of)
    parts.push((value) => isMultiple(value, step))
  }
  return parts
}
