import { expect, test } from 'vitest'
import { firstAdvice } from './first-advice.ts'

test.each([
  ['Take the key out.', 'take the key out'],
  ['Write `1.10.0`, or put it in quotes. Both are texts.', 'write `1.10.0`, or put it in quotes'],
  ["Don't.", "don't"],
  ['`any` belongs here.', '`any` belongs here'],
  ['UTF-8 belongs here.', 'UTF-8 belongs here'],
])('%s is said as: %s', (fix, want) => {
  expect(firstAdvice(fix)).toBe(want)
})
