import { expect, test } from 'vitest'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import type { LintReport } from '../reporter.ts'
import { lintText } from './lint-text.ts'

const plain = { colour: false }
const clean: LintReport = { loads: true, files: ['p.yaml'], packs: 1, diagnostics: [], failOn: 'warning', fixed: 0 }
const source = { name: 'p.yaml', text: 'sluice: 1\nrulez: []\n' }
const finding: Diagnostic = {
  code: 'SLC420',
  severity: 'warning',
  message: 'a finding',
  at: { kind: 'source', span: { source, start: 10, end: 15 } },
}
const edits = [{ span: { source, start: 10, end: 15 }, text: 'rules' }]

test('a report without findings is one line', () => {
  expect(lintText(clean, plain)).toBe('ok: no findings in 1 pack\n')
})

test('a finding that can be mended says so, and the last line counts', () => {
  const diagnostics = [
    { ...finding, fix: { safe: true, edits } },
    { ...finding, severity: 'info', fix: { safe: false, edits } },
  ] as const
  expect(lintText({ ...clean, diagnostics }, plain)).toBe(
    [
      'warning[SLC420]: a finding',
      '  --> p.yaml:2:1',
      ' 2 | rulez: []',
      '   | ^^^^^',
      '   = see grammar-docs/reference/diagnostics/SLC420.md',
      '   = `--fix` mends it',
      '',
      'info[SLC420]: a finding',
      '  --> p.yaml:2:1',
      ' 2 | rulez: []',
      '   | ^^^^^',
      '   = see grammar-docs/reference/diagnostics/SLC420.md',
      '   = `--fix-unsafe` mends it',
      '',
      '1 warning, 1 info in 1 pack; `--fix` mends 1',
      '',
    ].join('\n'),
  )
})

test('what was fixed, hidden and is gone stands before the last line', () => {
  const gone = [{ code: 'SLC501', file: 'p.yaml', fingerprint: 'x' }]
  expect(lintText({ ...clean, fixed: 2, baseline: { known: 1, gone } }, plain)).toBe(
    [
      'no longer there, take it out of the baseline: SLC501 in p.yaml',
      '1 known finding of the baseline not shown',
      '2 findings fixed',
      'ok: no findings in 1 pack',
      '',
    ].join('\n'),
  )
})

test('a policy that does not load is no success', () => {
  const diagnostics: readonly Diagnostic[] = [{ code: 'SLC803', severity: 'error', message: 'none', at: { kind: 'whole' } }]
  expect(lintText({ ...clean, loads: false, diagnostics }, plain)).toMatch(/\n\ndoes not load: 1 error\n$/)
})
