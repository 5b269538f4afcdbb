import { endAt, intersectIntervals, type IntervalList } from './interval-list.ts'

/**
 * A set of finite doubles: closed intervals `[low, high, low, high ...]`, sorted, with at least one
 * double between any two. Between neighbouring doubles there is nothing, so every open end has a
 * closed twin and emptiness is exact. -0 is 0, as in every comparison.
 */
export type NumberSet = IntervalList

export const noNumbers: NumberSet = []
export const allNumbers: NumberSet = [-Number.MAX_VALUE, Number.MAX_VALUE]

/** All doubles from `low` to `high`, both included; infinite ends mean no bound. */
export function interval(low: number, high: number): NumberSet {
  const from = Math.max(low, -Number.MAX_VALUE) + 0
  const to = Math.min(high, Number.MAX_VALUE) + 0
  return from <= to ? [from, to] : noNumbers
}

export const above = (bound: number): NumberSet => (bound >= Number.MAX_VALUE ? noNumbers : interval(nextUp(bound), Infinity))
export const atLeast = (bound: number): NumberSet => interval(bound, Infinity)
export const below = (bound: number): NumberSet => (bound <= -Number.MAX_VALUE ? noNumbers : interval(-Infinity, nextDown(bound)))
export const atMost = (bound: number): NumberSet => interval(-Infinity, bound)

export function intersectNumbers(left: NumberSet, right: NumberSet): NumberSet {
  if (left === allNumbers || right.length === 0) return right
  if (right === allNumbers || left.length === 0) return left
  return intersectIntervals(left, right)
}

export function otherNumbers(set: NumberSet): NumberSet {
  if (set.length === 0) return allNumbers
  if (set === allNumbers) return noNumbers
  const others: number[] = []
  let from = -Number.MAX_VALUE
  for (let i = 0; i < set.length; i += 2) {
    const [low, high] = [endAt(set, i), endAt(set, i + 1)]
    if (from < low) others.push(from, nextDown(low))
    if (high === Number.MAX_VALUE) return others
    from = nextUp(high)
  }
  others.push(from, Number.MAX_VALUE)
  return others
}

export function uniteNumbers(left: NumberSet, right: NumberSet): NumberSet {
  if (left.length === 0 || left === right || right === allNumbers) return right
  if (right.length === 0 || left === allNumbers) return left
  return otherNumbers(intersectNumbers(otherNumbers(left), otherNumbers(right)))
}

/** Is some whole number from 0 on in the set? Counts and lengths are such numbers. */
export function holdsSomeCount(set: NumberSet): boolean {
  for (let i = 0; i < set.length; i += 2) {
    if (Math.max(0, Math.ceil(endAt(set, i))) <= endAt(set, i + 1)) return true
  }
  return false
}

/** The double above; of the largest one, itself. */
export function nextUp(value: number): number {
  if (value === Number.MAX_VALUE) return value
  if (value === 0) return Number.MIN_VALUE
  return step(value, value > 0 ? 1n : -1n)
}

export function nextDown(value: number): number {
  return -nextUp(-value) + 0
}

const cell = new DataView(new ArrayBuffer(8))

/** The bits of doubles of one sign are ordered as the doubles are. */
function step(value: number, by: bigint): number {
  cell.setFloat64(0, value)
  cell.setBigInt64(0, cell.getBigInt64(0) + by)
  return cell.getFloat64(0) + 0
}
