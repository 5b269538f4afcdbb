import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createKeywordFinder } from './keyword-finder.ts'

function foundIn(keywords: readonly string[], text: string): readonly number[] {
  const found = new Set<number>()
  createKeywordFinder(keywords)(text, (keyword) => found.add(keyword))
  return [...found].sort((left, right) => left - right)
}

/** Few letters, so that keywords overlap, hold each other and end each other. */
const keyword = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '\u{1f600}'), minLength: 1, maxLength: 4 })
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '\u{1f600}', '\ud83d'), maxLength: 30 })

describe.each([
  ['a few keywords', 1, 6],
  ['many keywords', 7, 40],
])('%s', (_name, least, most) => {
  test('are found exactly where a plain search finds them (law)', () => {
    fc.assert(
      fc.property(fc.uniqueArray(keyword, { minLength: least, maxLength: most }), text, (keywords, searched) => {
        expect(foundIn(keywords, searched)).toEqual(keywords.flatMap((one, index) => (searched.includes(one) ? [index] : [])))
      }),
      { numRuns: 500 },
    )
  })

  test('one finder gives the same for a text, whatever was searched before (law)', () => {
    fc.assert(
      fc.property(fc.uniqueArray(keyword, { minLength: least, maxLength: most }), fc.array(text, { minLength: 2, maxLength: 5 }), (keywords, texts) => {
        const find = createKeywordFinder(keywords)
        for (const searched of texts) {
          const found = new Set<number>()
          find(searched, (one) => found.add(one))
          expect(found).toEqual(new Set(foundIn(keywords, searched)))
        }
      }),
    )
  })
})

test('keywords inside others and at the end of others are found too', () => {
  const keywords = ['rm', 'rm -rf', 'm -', '-rf /', 'f', 'xyz', 'f /', 'sudo']
  expect(foundIn(keywords, 'rm -rf /')).toEqual([0, 1, 2, 3, 4, 6])
})

test('a million letters in which everything nearly fits take one pass', () => {
  const keywords = Array.from({ length: 50 }, (_, index) => `${'a'.repeat(index + 1)}b`)
  const reports: number[] = []
  createKeywordFinder(keywords)('a'.repeat(1_000_000), (one) => reports.push(one))
  expect(reports).toEqual([])
  createKeywordFinder(keywords)('ab'.repeat(500_000), (one) => reports.push(one))
  // The state of `ab` is reported once for the whole text, not once for each place.
  expect(reports).toEqual([0])
})
