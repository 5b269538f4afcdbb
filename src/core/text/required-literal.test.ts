import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compilePattern } from './pattern.ts'
import { requiredLiteral } from './required-literal.ts'

function literalOf(text: string): string | undefined {
  const result = compilePattern(text)
  if (!result.ok) throw new Error(result.message)
  return requiredLiteral(result.pattern.text)
}

test.each([
  ['rm -rf', 'rm -rf'],
  ['^sudo ', 'sudo '],
  ['AKIA[0-9A-Z]{16}', 'AKIA'],
  ['a+b', 'ab'],
  ['xa+b', 'xa'],
  ['xa?bcd', 'bcd'],
  ['ab*c', 'a'],
  ['xya{0,3}', 'xy'],
  ['xya{2}', 'xya'],
  ['xya{2,}z', 'xya'],
  ['a{,5}', 'a{,5}'],
  ['a\\.com', 'a.com'],
  ['\\d+px', 'px'],
  ['[]a]key', 'key'],
  ['[[:alpha:]]key', 'key'],
  ['[^\\]]key', 'key'],
  ['(a|b)key(?:c|d)*', 'key'],
  ['(?P<n>[)])key', 'key'],
  ['\u{1f600}?ab', 'ab'],
  ['\u{1f600}a', '\u{1f600}a'],
])('every match of %j contains %j', (text, literal) => {
  expect(literalOf(text)).toBe(literal)
})

test.each(['a|b', '(?i)key', 'a(?i)b', '(?i:a)key', '\\x41key', '\\x{41}key', '\\Qa|b\\Ekey', '\\pNkey', '\\101key', '[a-z]+', 'a?', '\\nkey'])(
  'no literal of %j is sure',
  (text) => {
    expect(literalOf(text)).toBeUndefined()
  },
)

test('a text that a pattern matches contains its literal, for any pattern that loads', () => {
  const piece = fc.constantFrom(
    ...['a', 'b', 'ab', '.', '*', '+', '?', '|', '(', ')', '(?:', '(?i)', '[ab]', '[^a]', '[]', ']', '{2}', '{0,1}', '{', '}', '{,2}', ','],
    ...['^', '$', '\\b', '\\.', '\\d', '\\x61', '\\Q', '\\E', '\\', '[[:alpha:]]', '\u{1f600}', '-'],
  )
  const patterns = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''))
  const subjects = fc.array(fc.constantFrom('a', 'b', 'A', '.', '1', '{', '2', '}', ',', ']', '\u{1f600}', '-', '|', '\\'), { maxLength: 8 })
  fc.assert(
    fc.property(patterns, subjects, (text, parts) => {
      const result = compilePattern(text)
      if (!result.ok) return
      const literal = requiredLiteral(result.pattern.text)
      const subject = parts.join('')
      if (literal !== undefined && result.pattern.test(subject)) expect(subject).toContain(literal)
    }),
    { numRuns: 20_000, seed: 7 },
  )
})
