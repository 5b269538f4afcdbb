import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compilePattern } from '../text/pattern.ts'
import { newEffort } from './effort.ts'
import { holdsText, isEmpty } from './is-empty.ts'
import { createLanguages, type Language } from './language.ts'
import { patternLanguage } from './pattern-language.ts'

const languages = createLanguages()

function languageOf(pattern: string, full = false, ignoreCase = false): Language {
  const language = patternLanguage(languages, pattern, { full, ignoreCase })
  if (language === undefined) throw new Error(`\`${pattern}\` is not understood`)
  return language
}

const atom = fc.constantFrom(
  'a', 'b', 'k', 'S', '.', '\\.', '\\d', '\\w', '\\W', '\\s', '\\S', '\\D', '[ab]', '[^a]', '[^\\n]', '[a-k]', '[]a]', '[^]a]', '[a-]', '[\\w-]', '[[:alpha:]_]', '[[:^digit:]]', '[\\W]',
  '^', '$', '\\A', '\\z', '\\n', '\\x61', '\\x{1F600}', 'é', '{', '}', 'a{,2}', '-', '\u{1f600}', '_', '(?i)', '(?s)', '(?-i)', '(?i:k)', '(?s:.)', '(?P<n>a)', '(?<n>b)', '\\_', '/',
)
const sign = fc.constantFrom('*', '+', '?', '{2}', '{0}', '{1,}', '{0,2}', '{1,3}', '*?', '+?', '??', '')
const pattern: fc.Arbitrary<string> = fc.letrec<{ whole: string; piece: string }>((tie) => ({
  whole: fc.array(tie('piece'), { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('')),
  piece: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { arbitrary: fc.tuple(atom, sign).map(([one, more]) => one + more), weight: 6 },
    { arbitrary: fc.tuple(tie('whole'), sign).map(([inside, more]) => `(${inside})${more}`), weight: 1 },
    { arbitrary: fc.tuple(tie('whole'), tie('whole'), sign).map(([left, right, more]) => `(?:${left}|${right})${more}`), weight: 2 },
    { arbitrary: fc.tuple(tie('whole'), tie('whole')).map(([left, right]) => `${left}|${right}`), weight: 1 },
  ),
})).whole

const texts = fc.array(
  fc.array(fc.constantFrom('a', 'b', 'k', 'K', 'K', 's', 'S', 'ſ', 'A', '0', '.', '-', '_', ' ', '\n', '\t', '\v', 'é', 'É', '\u{1f600}', 'c', ']', '{', '}', '/'), { maxLength: 5 }).map((chars) => chars.join('')),
  { minLength: 12, maxLength: 12 },
)

test('a pattern has the language that the shipped engine gives it, or none', () => {
  let understood = 0
  fc.assert(
    fc.property(pattern, texts, fc.boolean(), fc.boolean(), (text, subjects, full, ignoreCase) => {
      const compiled = compilePattern(text, { full, ignoreCase })
      if (!compiled.ok) return
      const own = createLanguages()
      const language = patternLanguage(own, text, { full, ignoreCase })
      if (language === undefined) return
      understood++
      const all = ['', ...subjects]
      expect(all.map((subject) => holdsText(own, language, subject))).toEqual(all.map((subject) => compiled.pattern.test(subject)))
    }),
    { seed: 40_401, numRuns: 1_500 },
  )
  expect(understood).toBeGreaterThan(500)
})

describe('each trap of the translation', () => {
  const cases: [pattern: string, text: string, holds: boolean, options?: { readonly full?: boolean; readonly ignoreCase?: boolean }][] = [
    ['b', 'abc', true],
    ['b', 'abc', false, { full: true }],
    ['^a|b$', 'xb', true],
    ['(^|x)a', 'ba', false],
    ['(^|x)a', 'bxa', true],
    ['(?:^a|b)*c', 'bbc', true],
    ['(?:a$)*', 'b', true],
    ['a$', 'a\n', false],
    ['a.b', 'a\nb', false],
    ['(?s)a.b', 'a\nb', true],
    ['^.$', '\u{1f600}', true],
    ['\\s', '\v', false],
    ['\\d', '٣', false],
    ['\\w', 'é', false],
    ['^k$', '\u212a', true, { ignoreCase: true }],
    ['^S$', '\u017f', true, { ignoreCase: true }],
    ['^i$', 'İ', false, { ignoreCase: true }],
    ['^\\w$', '\u212a', true, { ignoreCase: true }],
    ['^\\W$', '\u017f', false, { ignoreCase: true }],
    ['a{2,3}', 'aaaa', false, { full: true }],
  ]
  test.each(cases)('%s on %j: %s', (text, subject, holds, options = {}) => {
    const { full = false, ignoreCase = false } = options
    const shipped = compilePattern(text, { full, ignoreCase })
    expect(shipped.ok && shipped.pattern.test(subject)).toBe(holds)
    expect(holdsText(languages, languageOf(text, full, ignoreCase), subject)).toBe(holds)
  })

  test.each(['\\bx\\b', '(?m)^a', '\\pL', '\\Qa\\E', '\\012', '(?i)é', '[à-ÿ](?i)[à-ÿ]'])('%s is not understood', (text) => {
    expect(compilePattern(text).ok).toBe(true)
    expect(patternLanguage(languages, text, { full: false, ignoreCase: false })).toBeUndefined()
  })
})

describe('whether a language is empty', () => {
  const shared = (left: string, right: string): boolean | undefined =>
    isEmpty(languages, languages.and([languageOf(left), languageOf(right)]), newEffort(1_000))

  test.each([
    ['^a', '^b', true],
    ['^a', 'b$', false],
    ['^[0-9]+$', '[a-z]', true],
    ['^(ab)*$', '^a(ba)*b$', false],
    ['^(aa)*$', '^a(aa)*$', true],
    ['.', '^$', true],
  ])('%s and %s', (left, right, want) => {
    expect(shared(left, right)).toBe(want)
  })

  test('is left open where it costs too much', () => {
    const many = languageOf('^(a|b)*a(a|b){12}$')
    expect(isEmpty(languages, languages.and([many, languages.not(languageOf('^(aa|ab|ba|bb)*[ab]?$'))]), newEffort(50))).toBeUndefined()
  })

  test('of `.*` and all else that fits everywhere, nothing is left over', () => {
    for (const text of ['.*', 'a*', '(?s)^.*$', '^', 'x?']) expect(isEmpty(languages, languages.not(languageOf(text)), newEffort(1_000))).toBe(true)
    expect(isEmpty(languages, languages.not(languageOf('^.*$')), newEffort(1_000))).toBe(false)
  })
})
