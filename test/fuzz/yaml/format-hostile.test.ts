import { describe, expect, test } from 'vitest'
import { limits } from '../../../src/core/base/limits.ts'
import { formatPolicy } from '../../../src/tools/format/format-policy.ts'
import { growth, LINEAR } from '../../support/growth.ts'

/** Texts of about `size` characters that a careless printer would take long for. */
const texts: Readonly<Record<string, (size: number) => string>> = {
  'one long line in brackets': (size) => `a: [${'[b], '.repeat(size / 5)}]\n`,
  'pairs without braces on one line': (size) => `a: [${'b: c, '.repeat(size / 6)}d]\n`,
  'maps in maps, again and again': (size) => `a: [${`${'{a: '.repeat(50)}1${'}'.repeat(50)}, `.repeat(size / 252)}]\n`,
  'comments before one key': (size) => `${' # c\n'.repeat(size / 5)}a: 1\n`,
  'comments behind a deep block': (size) => `${Array.from({ length: 40 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')} 1\n${`${' '.repeat(20)}# c\n`.repeat(size / 24)}b: 1\n`,
  'comments between dashes': (size) => `a:\n${'-\n # c\n  b\n'.repeat(size / 11)}`,
  'one comment at the end': (size) => `a: [${'b,'.repeat(size / 2)}] # c\n`,
  'blank lines': (size) => `a:\n${'\n  \n'.repeat(size / 4)}  b: 1\n`,
  'keys': (size) => Array.from({ length: size / 10 }, (_, index) => `k${String(index)}: 1\n`).join(''),
  'a block text': (size) => `a: |\n${'  b  \n'.repeat(size / 6)}`,
  'a block text of blank lines': (size) => `a: |+\n  b\n${'\n'.repeat(size)}`,
  'a folded text in quotes': (size) => `a: "${'b \\\\\n  '.repeat(size / 8)}"\n`,
  'backslashes': (size) => `a: "${'\\\\'.repeat(size / 2)}"\n`,
  'blanks': (size) => `a:${' '.repeat(size / 2)}b${' '.repeat(size / 2)}# c\n`,
}

describe('time grows with the text', () => {
  test.each(Object.keys(texts))('%s', (name) => {
    const make = texts[name]
    const work = (size: number): unknown => {
      const result = formatPolicy({ name: 'x.yaml', text: make?.(size) ?? '' })
      expect(result.ok).toBe(true)
      return result
    }
    expect(growth(work, 8_000)).toBeLessThan(LINEAR)
  }, 180_000)
})

describe('bounds', () => {
  test('the deepest text that is read is formatted', () => {
    const depth = limits.policyDepth
    expect(formatPolicy({ name: 'x.yaml', text: `${'- '.repeat(depth)}a\n` })).toMatchObject({ ok: true, value: `${'- '.repeat(depth)}a\n` })
    expect(formatPolicy({ name: 'x.yaml', text: `${'['.repeat(depth)}a${']'.repeat(depth)}` })).toMatchObject({ ok: true, value: `${'- '.repeat(depth)}a\n` })
  })

  test('a text that would become longer than a policy may be is left as it is', () => {
    const deep = `${'['.repeat(60)}${'aaaaaa, '.repeat(20)}${']'.repeat(60)}`
    const result = formatPolicy({ name: 'x.yaml', text: `[${`${deep}, `.repeat(1_000)}]` })
    expect(result.diagnostics.map(({ code }) => code)).toEqual(['SLC830'])
  })
})
