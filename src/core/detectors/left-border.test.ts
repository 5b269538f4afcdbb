import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftBorder } from './left-border.ts'
import { detectors } from './registry.ts'

test.each([
  ['a border of words, within one', /\bkey/, 'akey', 1, true],
  ['a border of words, behind a sign', /\bkey/, '-key', 1, false],
  ['a border of words, at the start', /\bkey/, 'key', 0, false],
  ['a border of words in front of a sign', /\b-key/, '.-key', 1, true],
  ['a forbidden unit', /(?<![\w-])key/, '-key', 1, true],
  ['another unit', /(?<![\w-])key/, '.key', 1, false],
  ['the start of the text', /(?<![\w-])key/, 'key', 0, false],
  ['a unit beyond ASCII', /(?<![^a])key/, 'ékey', 1, false],
  ['an escaped bracket in the class', /(?<![\]])key/, ']key', 1, true],
  ['a class without letter case', /(?<![a])key/i, 'AKEY', 1, true],
])('%s', (_, pattern, text, start, want) => {
  expect(leftBorder(pattern)?.(text, start)).toBe(want)
})

test.each([/key/, /(?<!no)key/, /\bkey|value/, /(?<![a])key|[|]/, /(?<=[a])key/])('%s says nothing in front', (pattern) => {
  expect(leftBorder(pattern)).toBeUndefined()
})

test('no detector matches where its border says that it cannot (law)', () => {
  const bordered = detectors.flatMap(({ pattern, examples: [{ text }] }) => {
    const forbids = leftBorder(pattern)
    return forbids === undefined ? [] : [{ pattern, forbids, text }]
  })
  expect(bordered.length).toBeGreaterThan(100)
  fc.assert(
    fc.property(fc.constantFrom(...bordered), fc.string(), ({ pattern, forbids, text }, front) => {
      const whole = front + text
      const sticky = new RegExp(pattern.source, `${pattern.flags}y`)
      for (let start = 0; start < whole.length; start++) {
        sticky.lastIndex = start
        if (sticky.test(whole)) expect(forbids(whole, start)).toBe(false)
      }
    }),
    { seed: 1, numRuns: 500 },
  )
})
