import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { againstBaseline, printBaseline, readBaseline, type BaselineEntry } from './baseline.ts'

function findings(text: string, word: string, name = 'p.yaml'): readonly Diagnostic[] {
  const source = { name, text }
  return [...text.matchAll(new RegExp(word, 'g'))].map(({ index }) => ({
    code: 'SLC420',
    severity: 'warning',
    message: 'a word',
    at: { kind: 'source', span: { source, start: index, end: index + word.length } },
  }))
}

function entriesOf(known: readonly Diagnostic[]): readonly BaselineEntry[] {
  const read = readBaseline(printBaseline(known))
  if (!read.ok) throw new Error(read.why)
  return read.entries
}

const before = entriesOf(findings('a: word\nb: word\nb: word\n', 'word'))

test.each([
  ['lines above it', '# more\n\n', ''],
  ['lines below it', '', 'c: 1\n'],
])('a known finding is known after %s were added', (_, above, below) => {
  const now = findings(`${above}a: word\nb: word\nb: word\n${below}`, 'word')
  expect(againstBaseline(now, before, ['p.yaml'])).toEqual({ fresh: [], known: 3, gone: [] })
})

test('a known finding is known after its lines were moved and set in', () => {
  const now = findings('b:   word\n  b: word\n\n\n a: word\n', 'word')
  expect(againstBaseline(now, before, ['p.yaml'])).toEqual({ fresh: [], known: 3, gone: [] })
})

test('a finding on another line is fresh, and one more on an equal line too', () => {
  const now = findings('a: word\nb: word\nb: word\nb: word\nc: word\n', 'word')
  const { fresh, known, gone } = againstBaseline(now, before, ['p.yaml'])
  expect([fresh, known, gone]).toEqual([[now[3], now[4]], 3, []])
})

test('the same line in another file is fresh', () => {
  expect(againstBaseline(findings('a: word\n', 'word', 'q.yaml'), before, ['q.yaml'])).toMatchObject({ known: 0, gone: [] })
})

test('an entry that no longer occurs is told, but not of a file that was not read', () => {
  const now = findings('a: word\nb: word\n', 'word')
  expect(againstBaseline(now, before, ['p.yaml']).gone).toEqual([before.find(({ fingerprint }) => fingerprint.endsWith(':2'))])
  expect(againstBaseline([], before, ['q.yaml']).gone).toEqual([])
})

describe('the text of a baseline', () => {
  test('has one finding a line, sorted by file', () => {
    const text = printBaseline([...findings('b: word\n', 'word', 'q.yaml'), ...findings('a: word\n', 'word')])
    const lines = text.split('\n')
    expect(lines.slice(0, 3)).toEqual(['{', '  "sluice_baseline": 1,', '  "findings": ['])
    expect(lines[3]).toMatch(/^ {4}\{"code":"SLC420","file":"p\.yaml","fingerprint":"[0-9a-f]{32}:1"\},$/)
    expect(lines[4]).toMatch(/^ {4}\{"code":"SLC420","file":"q\.yaml","fingerprint":"[0-9a-f]{32}:1"\}$/)
    expect(lines.slice(5)).toEqual(['  ]', '}', ''])
  })

  test('is a whole one without findings', () => {
    expect(printBaseline([])).toBe('{\n  "sluice_baseline": 1,\n  "findings": []\n}\n')
    expect(entriesOf([])).toEqual([])
  })

  test.each([
    ['[', 'it is not one JSON object'],
    ['{}', 'it is not a baseline: `sluice_baseline` is not 1'],
    ['{"sluice_baseline":1}', '`findings` needs'],
    ['{"sluice_baseline":1,"findings":[{"code":"SLC420","file":"p.yaml"}]}', '(see entry 1)'],
  ])('%s is refused', (text, why) => {
    const read = readBaseline(text)
    expect(read.ok ? '' : read.why).toContain(why)
  })
})
