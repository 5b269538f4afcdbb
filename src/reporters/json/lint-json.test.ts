import { expect, test } from 'vitest'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { findingsJsonl } from './findings-jsonl.ts'
import { lintJson } from './lint-json.ts'
import { testsJsonl } from './tests-jsonl.ts'

const source = { name: 'p.yaml', text: 'a: 1\n' }
const finding: Diagnostic = {
  code: 'SLC420',
  severity: 'warning',
  message: 'a finding',
  at: { kind: 'source', span: { source, start: 3, end: 4 } },
  fix: { safe: true, edits: [{ span: { source, start: 4, end: 4 }, text: '0' }] },
}
const findingObject = {
  code: 'SLC420',
  severity: 'warning',
  message: 'a finding',
  file: 'p.yaml',
  line: 1,
  column: 4,
  endLine: 1,
  endColumn: 5,
  fix: { safe: true, edits: [{ file: 'p.yaml', line: 1, column: 5, endLine: 1, endColumn: 5, text: '0' }] },
}

test('a report has its counts, what a baseline hid, and every finding with its fix', () => {
  const gone = [{ code: 'SLC501', file: 'p.yaml', fingerprint: 'x' }]
  const report = { loads: true, files: ['p.yaml'], packs: 1, diagnostics: [finding], failOn: 'warning', fixed: 3, baseline: { known: 2, gone } } as const
  expect(JSON.parse(lintJson(report))).toEqual({
    loads: true,
    packs: 1,
    files: ['p.yaml'],
    counts: { error: 0, warning: 1, info: 0 },
    fixed: 3,
    baseline: { known: 2, gone: [{ code: 'SLC501', file: 'p.yaml', fingerprint: 'x' }] },
    diagnostics: [findingObject],
  })
})

test('as lines, each finding is an object and nothing stands around them', () => {
  const lines = findingsJsonl({ diagnostics: [finding, finding] }).split('\n')
  expect(lines.map((line) => (line === '' ? undefined : (JSON.parse(line) as unknown)))).toEqual([findingObject, findingObject, undefined])
  expect(findingsJsonl({ diagnostics: [] })).toBe('')
})

test('as lines, each case of a test is an object', () => {
  expect(testsJsonl({ cases: [{ pack: 'a/b', name: 'r/1', passed: true }], diagnostics: [] })).toBe('{"pack":"a/b","case":"r/1","pass":true}\n')
})
