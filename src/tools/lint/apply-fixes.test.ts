import { expect, test } from 'vitest'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { applyFixes } from './apply-fixes.ts'

const source = { name: 'p.yaml', text: '0123456789' }
type Edit = readonly [start: number, end: number, text: string]

function fixable(edits: readonly Edit[], safe = true): Diagnostic {
  return {
    code: 'SLC420',
    severity: 'warning',
    message: 'something to mend',
    at: { kind: 'source', span: { source, start: 0, end: 1 } },
    fix: { safe, edits: edits.map(([start, end, text]) => ({ span: { source, start, end }, text })) },
  }
}

function fixedText(...fixes: readonly (readonly Edit[])[]): readonly [string | undefined, number] {
  const { texts, applied } = applyFixes(fixes.map((edits) => fixable(edits)), () => true)
  return [texts.get(source), applied]
}

test('edits apart from each other are applied in one pass, in whatever order they come', () => {
  expect(fixedText([[8, 9, 'eight']], [[1, 2, 'one']], [[5, 5, '+']])).toEqual(['0one234+567eight9', 3])
})

test('of two that overlap the first is taken and the other waits', () => {
  expect(fixedText([[2, 5, 'a']], [[4, 6, 'b']])).toEqual(['01a56789', 1])
  expect(fixedText([[4, 6, 'b']], [[2, 5, 'a']])).toEqual(['0123b6789', 1])
})

test('one that holds several others waits for them', () => {
  expect(fixedText([[2, 3, 'a']], [[6, 7, 'b']], [[1, 8, 'c']])).toEqual(['01a345b789', 2])
})

test('replacements side by side leave each other alone', () => {
  expect(fixedText([[2, 4, 'a']], [[4, 6, 'b']])).toEqual(['01ab6789', 2])
})

test.each([
  ['in front of it', 2],
  ['behind it', 4],
])('an insertion beside a replacement, %s, waits', (_, at) => {
  expect(fixedText([[2, 4, 'a']], [[at, at, '+']])).toEqual(['01a456789', 1])
})

test('two insertions at one place are not both taken: their order is not said', () => {
  expect(fixedText([[3, 3, 'a']], [[3, 3, 'b']])).toEqual(['012a3456789', 1])
})

test('a fix is taken whole or not at all', () => {
  expect(fixedText([[1, 2, 'a']], [[5, 6, 'b'], [1, 2, 'c']])).toEqual(['0a23456789', 1])
})

test('a fix whose own edits overlap is no fix', () => {
  expect(fixedText([[1, 4, 'a'], [2, 3, 'b']])).toEqual([undefined, 0])
})

test('only wanted fixes are taken', () => {
  const { texts, applied } = applyFixes([fixable([[0, 1, 'a']], false), fixable([[2, 3, 'b']])], ({ safe }) => safe)
  expect([texts.get(source), applied]).toEqual(['01b3456789', 1])
})

test('a fix that changes nothing changes no text', () => {
  expect(fixedText([[0, 1, '0']])).toEqual([undefined, 1])
})
