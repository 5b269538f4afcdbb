import { expect, test } from 'vitest'
import { isDecimalMultiple } from './decimal-multiple.ts'

test.each([
  [0.3, 0.1, true],
  [1.1, 0.1, true],
  [0.35, 0.1, false],
  [6, 2, true],
  [7, 2, false],
  [-6, 2, true],
  [0, 5, true],
  [-0, 5, true],
  [1e21, 3, false],
  [1e21, 1e20, true],
  [1e308, 1e-7, true],
  [5e-324, 1e-323, false],
  [1.5e-7, 5e-8, true],
  [4.02, 0.01, true],
])('%d is a multiple of %d: %j', (value, step, want) => {
  expect(isDecimalMultiple(value, step)).toBe(want)
})
