import fc from 'fast-check'
import { expect, test } from 'vitest'
import { containsText } from './contains-text.ts'

test.each([
  ['', '', true],
  ['abc', '', true],
  ['', 'a', false],
  [`x${'ab'.repeat(20)}y`, 'ab'.repeat(20), true],
  [`${'ab'.repeat(19)}ac`, 'ab'.repeat(20), false],
  ['a'.repeat(40), 'a'.repeat(41), false],
])('%j contains %j: %s', (text, needle, want) => {
  expect(containsText(text, needle)).toBe(want)
})

test('long needles are found exactly where the built-in search finds them', () => {
  const binary = (minLength: number, maxLength: number) =>
    fc.array(fc.constantFrom('a', 'b'), { minLength, maxLength }).map((units) => units.join(''))
  fc.assert(
    fc.property(binary(0, 200), binary(33, 40), fc.nat(160), (text, free, start) => {
      const part = text.slice(start, start + 36)
      for (const needle of [free, part, `${part}a`]) expect(containsText(text, needle)).toBe(text.includes(needle))
    }),
    { numRuns: 2_000 },
  )
})
