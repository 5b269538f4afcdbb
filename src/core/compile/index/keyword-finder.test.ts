import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classesOf, createKeywordFinder, findByTable, findInTrie, type FindKeywords } from './keyword-finder.ts'
import { buildKeywordTrie } from './keyword-trie.ts'

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

describe.each<[string, (keywords: readonly string[]) => FindKeywords]>([
  ['transitions written out', (keywords) => findByTable(buildKeywordTrie(keywords), classesOf(keywords))],
  ['transitions looked up in the trie', (keywords) => findInTrie(buildKeywordTrie(keywords))],
])('an automaton with its %s', (_name, create) => {
  const reportsOf = (find: FindKeywords, searched: string): readonly number[] => {
    const found: number[] = []
    find(searched, (one) => found.push(one))
    return found
  }

  test('reports each keyword of a text exactly once, where a plain search finds it (law)', () => {
    fc.assert(
      fc.property(fc.uniqueArray(keyword, { minLength: 1, maxLength: 40 }), fc.array(text, { minLength: 1, maxLength: 4 }), (keywords, texts) => {
        const find = create(keywords)
        for (const searched of texts) {
          const want = keywords.flatMap((one, index) => (searched.includes(one) ? [index] : []))
          expect([...reportsOf(find, searched)].sort((left, right) => left - right)).toEqual(want)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('so over a large alphabet (law)', () => {
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
    const keywords = fc.uniqueArray(fc.string({ unit, minLength: 1, maxLength: 3 }), { minLength: 20, maxLength: 200 })
    fc.assert(
      fc.property(keywords, fc.array(fc.nat({ max: 199 }), { maxLength: 20 }), (list, picks) => {
        const searched = picks.map((pick) => list[pick % list.length]).join('')
        const want = list.flatMap((one, index) => (searched.includes(one) ? [index] : []))
        expect([...reportsOf(create(list), searched)].sort((left, right) => left - right)).toEqual(want)
      }),
    )
  })

  test('finds a keyword that is given twice under both of its numbers', () => {
    expect(reportsOf(create(['ab', 'b', 'ab']), 'xab')).toEqual([0, 2, 1])
  })

  test('bears keywords that end at every letter of a long one', () => {
    const keywords = ['a'.repeat(100_000), ...Array.from({ length: 400 }, (_, index) => 'a'.repeat(index + 1))]
    expect(reportsOf(create(keywords), 'a'.repeat(99_999))).toHaveLength(400)
    expect(reportsOf(create(keywords), 'a'.repeat(100_001))).toHaveLength(401)
  })
})

test('two megabytes of keywords over a large alphabet take memory for their length alone', () => {
  const keywords = Array.from({ length: 20_000 }, (_, index) =>
    Array.from({ length: 50 }, (_unit, at) => String.fromCharCode(0x4e00 + ((index * 7919 + at * 104_729) % 20_000))).join(''),
  )
  const before = process.memoryUsage().arrayBuffers
  const found: number[] = []
  createKeywordFinder(keywords)(`x${keywords[12_345]!}y`, (one) => found.push(one))
  expect(found).toEqual([12_345])
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000)
})
