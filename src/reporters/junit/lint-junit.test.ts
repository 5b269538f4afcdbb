import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import type { LintReport } from '../reporter.ts'
import { lintJunit } from './lint-junit.ts'

const source = { name: 'a<b>.yaml', text: 'a: "]]>&"\n' }
const finding = (code: Diagnostic['code'], severity: Diagnostic['severity']): Diagnostic => ({
  code,
  severity,
  message: 'says "<&>" and \u0001',
  at: { kind: 'source', span: { source, start: 3, end: 9 } },
})
const clean: LintReport = { loads: true, files: ['a<b>.yaml', 'clean.yaml'], packs: 2, diagnostics: [], failOn: 'warning', fixed: 0 }

/** As a build server reads it. */
function read(report: LintReport): unknown {
  const xml = lintJunit(report)
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: (name) => /^test(?:suite|case)$/.test(name) })
  const { testsuites } = parser.parse(xml) as { readonly testsuites: unknown }
  return testsuites
}

test('a file without findings is a suite with a case that passes', () => {
  expect(read(clean)).toMatchObject({
    name: 'sluice',
    tests: '2',
    failures: '0',
    testsuite: [
      { name: 'a<b>.yaml', testcase: [{ name: 'no findings' }] },
      { name: 'clean.yaml', tests: '1', testcase: [{ name: 'no findings', classname: 'clean.yaml' }] },
    ],
  })
})

test('a finding that counts is a failure, and one below the level is told in a case that passes', () => {
  const diagnostics = [finding('SLC420', 'warning'), finding('SLC602', 'info')]
  expect(read({ ...clean, diagnostics })).toMatchObject({
    tests: '3',
    failures: '1',
    testsuite: [
      {
        name: 'a<b>.yaml',
        tests: '2',
        failures: '1',
        testcase: [
          { name: 'SLC420 unused-list at 1:4', line: '1', failure: { type: 'SLC420', message: 'says "<&>" and <U+0001>' } },
          { name: 'SLC602 guard-without-severity at 1:4', 'system-out': expect.stringContaining('info[SLC602]') as string },
        ],
      },
      { name: 'clean.yaml' },
    ],
  })
})

test('what keeps a policy from loading fails at every level', () => {
  const report = { ...clean, loads: false, failOn: 'never', diagnostics: [finding('SLC201', 'error'), finding('SLC420', 'error')] } as const
  expect(read(report)).toMatchObject({ tests: '3', failures: '1' })
})
