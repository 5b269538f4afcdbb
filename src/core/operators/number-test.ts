import { z } from 'zod'

/** A test of a number, all of whose parts must hold; shared by `length`, `count`, `sum` and numbers of the run (L-15, L-17). */
export interface NumberTest {
  readonly gt?: number | undefined
  readonly gte?: number | undefined
  readonly lt?: number | undefined
  readonly lte?: number | undefined
  /** Both ends belong to it (L-40). */
  readonly between?: readonly [number, number] | undefined
  readonly equals?: number | undefined
}

export const numberParam = z.number('must be a number')

/** A closed range. */
export const rangeParam = z
  .tuple([numberParam, numberParam], 'must be two numbers')
  .check((context) => {
    const [low, high] = context.value
    if (low > high) {
      context.issues.push({ code: 'custom', message: 'the first number must not be above the second', input: context.value })
    }
  })

export const numberTest = z
  .strictObject({
    gt: numberParam.optional(),
    gte: numberParam.optional(),
    lt: numberParam.optional(),
    lte: numberParam.optional(),
    between: rangeParam.optional(),
    equals: numberParam.optional(),
  })
  .check((context) => {
    if (Object.keys(context.value).length > 0) return
    context.issues.push({ code: 'custom', message: 'must not be empty', input: context.value })
  })

export function holdsFor(test: NumberTest, value: number): boolean {
  return (
    (test.gt === undefined || value > test.gt) &&
    (test.gte === undefined || value >= test.gte) &&
    (test.lt === undefined || value < test.lt) &&
    (test.lte === undefined || value <= test.lte) &&
    (test.between === undefined || (value >= test.between[0] && value <= test.between[1])) &&
    (test.equals === undefined || value === test.equals)
  )
}
