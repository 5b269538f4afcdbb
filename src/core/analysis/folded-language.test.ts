import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldCase } from '../text/fold-text.ts'
import { literalLanguage, type LiteralPlace } from './folded-language.ts'
import { holdsText } from './is-empty.ts'
import { createLanguages } from './language.ts'

const languages = createLanguages()
const letters = fc.constantFrom('a', 'A', 's', 'S', 'ſ', 'ß', 'ẞ', 'ﬅ', 'ﬁ', 'ﬃ', 'f', 'F', 'i', 'I', 'İ', 'ı', 't', 'k', 'K', 'σ', 'ς', 'Σ', 'é', 'É', '\u0307', 'ǰ', 'j', '\u{10400}', '\u{10428}', 'ᾳ', 'α', 'ι', '1')
const word = (least: number, most: number): fc.Arbitrary<string> => fc.array(letters, { minLength: least, maxLength: most }).map((parts) => parts.join(''))

function holds(literal: string, text: string, { before, behind }: LiteralPlace): boolean {
  if (before && behind) return text.includes(literal)
  if (before) return text.endsWith(literal)
  return behind ? text.startsWith(literal) : text === literal
}

test('a literal is found where folding both sides finds it', () => {
  fc.assert(
    fc.property(word(1, 3), word(0, 5), fc.boolean(), fc.boolean(), fc.boolean(), (literal, text, before, behind, ignoreCase) => {
      const languages = createLanguages()
      const language = literalLanguage(languages, literal, { before, behind }, ignoreCase)
      // The shortcut would answer otherwise, and not the language.
      languages.tests.clear()
      const want = ignoreCase ? holds(foldCase(literal), foldCase(text), { before, behind }) : holds(literal, text, { before, behind })
      expect(holdsText(languages, language, text)).toBe(want)
    }),
    { seed: 40_402, numRuns: 2_000 },
  )
})

test.each([
  ['ss', 'ß', { before: false, behind: false }],
  ['s', 'ß', { before: true, behind: true }],
  ['straße', 'STRASSE', { before: false, behind: false }],
  ['token', 'ﬅoKen', { before: true, behind: true }],
])('%j is in %j when case does not count', (literal, text, place) => {
  const language = literalLanguage(languages, literal, place, true)
  languages.tests.clear()
  expect(holdsText(languages, language, text)).toBe(true)
})
