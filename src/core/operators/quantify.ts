import { z } from 'zod'
import { and, not, or, type Verdict } from '../base/verdict.ts'
import { dispatchedParam } from './dispatched-param.ts'
import { holdsFor, numberTest, type NumberTest } from './number-test.ts'
import { toVerdict } from './typed-test.ts'

/** What `some`, `every` and `none` say of a list without elements, in place of miss, miss and hit (L-15). */
export const emptyParam = z.enum(['hit', 'miss', 'unknown'])

export type CountParam = number | NumberTest

/** How many there must be: a number, or tests of it. */
export const countParam = dispatchedParam<CountParam>(
  { number: z.int('must be a whole number').min(0, 'must not be negative'), object: numberTest },
  'must be a number or a map of number tests',
)

export function judgeCount(param: CountParam, count: number): Verdict {
  return toVerdict(typeof param === 'number' ? count === param : holdsFor(param, count))
}

/** Over elements of what an operator judges, as over the nodes of a path (L-15). */
export function someOf<T>(items: readonly T[], judge: (item: T) => Verdict, empty: Verdict = 'miss'): Verdict {
  return items.length === 0 ? empty : items.map(judge).reduce(or, 'miss')
}

export function everyOf<T>(items: readonly T[], judge: (item: T) => Verdict, empty: Verdict = 'miss'): Verdict {
  return items.length === 0 ? empty : items.map(judge).reduce(and, 'hit')
}

export function noneOf<T>(items: readonly T[], judge: (item: T) => Verdict, empty: Verdict = 'hit'): Verdict {
  return items.length === 0 ? empty : not(someOf(items, judge))
}
