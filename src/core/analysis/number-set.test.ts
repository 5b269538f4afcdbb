import { describe, expect, test } from 'vitest'
import { above, allNumbers, atLeast, atMost, below, holdsSomeCount, intersectNumbers, interval, nextDown, nextUp, noNumbers, otherNumbers, uniteNumbers } from './number-set.ts'
import { isInIntervals } from './interval-list.ts'

test('between two neighbouring doubles there is nothing', () => {
  expect(nextUp(0)).toBe(Number.MIN_VALUE)
  expect(nextUp(1)).toBe(1 + Number.EPSILON)
  expect(nextUp(-Number.MIN_VALUE)).toBe(0)
  expect(nextDown(0)).toBe(-Number.MIN_VALUE)
  expect(nextUp(Number.MAX_VALUE)).toBe(Number.MAX_VALUE)
  expect(intersectNumbers(above(1), below(1 + Number.EPSILON))).toEqual(noNumbers)
})

test('-0 is 0', () => {
  expect(interval(-0, -0)).toEqual([0, 0])
  expect(isInIntervals(otherNumbers(interval(0, 0)), -0)).toBe(false)
})

test('what is in a set and what is not are all numbers, and nothing is in both', () => {
  for (const set of [above(5), atLeast(5), below(-2), atMost(0), interval(1, 3), uniteNumbers(interval(1, 1), interval(3, 4)), noNumbers, allNumbers]) {
    expect(uniteNumbers(set, otherNumbers(set))).toEqual(allNumbers)
    expect(intersectNumbers(set, otherNumbers(set))).toEqual(noNumbers)
    expect(otherNumbers(otherNumbers(set))).toEqual(set)
  }
})

test('neighbours become one interval', () => {
  expect(uniteNumbers(atMost(5), above(5))).toEqual(allNumbers)
  expect(uniteNumbers(interval(1, 2), interval(nextUp(2), 3))).toEqual([1, 3])
})

describe('numbers at the ends', () => {
  test('nothing is above the largest or below the smallest', () => {
    expect(above(Number.MAX_VALUE)).toEqual(noNumbers)
    expect(below(-Number.MAX_VALUE)).toEqual(noNumbers)
  })
})

test.each([
  [intersectNumbers(above(0), below(1)), false],
  [intersectNumbers(above(0), atMost(1)), true],
  [below(0), false],
  [atMost(0), true],
  [interval(2.2, 2.8), false],
])('%j holds a count: %s', (set, want) => {
  expect(holdsSomeCount(set)).toBe(want)
})
