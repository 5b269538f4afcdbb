import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '../../../src/core/base/limits.ts'
import { parseYaml } from '../../../src/core/syntax/parse-yaml.ts'

const size = 400_000

/** Texts made to cost much; each is read within the bound, whatever it gives. */
const hostile: Readonly<Record<string, string>> = {
  brackets: '['.repeat(size),
  braces: '{a: '.repeat(size / 4),
  dashes: '- '.repeat(size / 2),
  'question marks': '? '.repeat(size / 2),
  colons: ':\n'.repeat(size / 2),
  commas: `a: [${','.repeat(size)}]`,
  'closing brackets': '}'.repeat(size),
  quotes: '"'.repeat(size),
  tags: '!a '.repeat(size / 3),
  anchors: '&a\n'.repeat(size / 3),
  aliases: '- *a\n'.repeat(size / 5),
  directives: '%a\n'.repeat(size / 3),
  documents: '---\n'.repeat(size / 4),
  comments: `a: b\n${'#a\n'.repeat(size / 3)}`,
  'blank lines': '\n'.repeat(size),
  'odd spaces': '\u00a0'.repeat(size),
  'lone surrogates': '\ud800'.repeat(size),
  'one key many times': 'a: 1\n'.repeat(size / 5),
  'different keys': Array.from({ length: 50_000 }, (_, index) => `k${index}: 1`).join('\n'),
  'a long number': `a: ${'9'.repeat(size)}`,
  'a long exponent': `a: 1e${'9'.repeat(size)}`,
  'stairs': Array.from({ length: 800 }, (_, index) => `${' '.repeat(index)}a:`).join('\n'),
  'brackets that are never closed': 'a: [b, {c: "d", \n'.repeat(size / 16),
  'quotes that are never closed': 'a: "b\n'.repeat(size / 6),
  'a quote over many lines': `a: "${'\n b'.repeat(size / 3)}`,
  'one bracket over many lines': `a: [${'\n  b: {c}, # d'.repeat(size / 14)}\ne`,
  'entries that fit no column': Array.from({ length: 20_000 }, (_, index) => `${' '.repeat(index % 40)}a: b`).join('\n'),
  'an alias bomb': `a: &a [x]\n${Array.from({ length: 5_000 }, (_, index) => `b${index}: &b${index} [*a, *a, *a]`).join('\n')}`,
}

describe('hostile texts', () => {
  test.each(Object.keys(hostile))('%s: read in bounded time, without a throw', (name) => {
    const before = process.cpuUsage().user
    parseYaml({ name: 'hostile.yaml', text: hostile[name] ?? '' })
    // Generous: it catches what is quadratic (minutes), not what is slow. Processor time, since others share the machine.
    expect(process.cpuUsage().user - before).toBeLessThan(20_000_000)
  })

  const alphabet = ['a', ':', ' ', '\n', '-', '?', '[', ']', '{', '}', ',', '"', "'", '#', '|', '>', '&', '*', '!', '%', '\\', '0', '.', '\t', '\r', '~', '<', '\u00a0', '\ud800', '---', '...', 'x: ']

  test('any text gives a tree or findings inside the text, never a throw', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...alphabet), { maxLength: 60 }), (parts) => {
        const text = parts.join('')
        const result = parseYaml({ name: 'fuzz.yaml', text })
        expect(result.ok || result.diagnostics.length > 0).toBe(true)
        for (const { at, message } of result.diagnostics) {
          if (at.kind !== 'source') throw new Error('a finding without a place')
          expect(at.span.start).toBeGreaterThanOrEqual(0)
          expect(at.span.end).toBeGreaterThanOrEqual(at.span.start)
          expect(at.span.end).toBeLessThanOrEqual(text.length)
          expect(message).toMatch(/^[^\n]+$/)
        }
      }),
      { seed: 20261130, numRuns: 3_000 },
    )
  })

  test('a text of the greatest length is read', () => {
    const line = '- { id: a, event: b }\n'
    const text = `rules:\n${line.repeat(20_000)}`
    expect(text.length).toBeLessThan(limits.policyTextLength)
    expect(parseYaml({ name: 'long.yaml', text }).ok).toBe(true)
  })
})
