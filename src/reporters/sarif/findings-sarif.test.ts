import { expect, test } from 'vitest'
import { sarifProblems } from '../../../test/support/sarif-problems.ts'
import { catalog } from '../../catalog/catalog.ts'
import { isJsonObject, type Json, type JsonObject } from '../../core/base/json.ts'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { findingsSarif } from './findings-sarif.ts'

// A smile takes two UTF-16 units, so the span begins in column 6 of line 2.
const source = { name: 'my rules/p#1.yaml', text: 'a: 1\n\u{1f600}: [x,\n  y]\n' }
const other = { name: 'q.yaml', text: 'b: 2\n' }
const finding: Diagnostic = {
  code: 'SLC420',
  severity: 'warning',
  message: 'nothing names the list `x`',
  at: { kind: 'source', span: { source, start: 10, end: 17 } },
  hint: 'take it out',
  related: [{ span: { source: other, start: 0, end: 1 }, message: 'said here' }],
  fix: {
    safe: true,
    edits: [
      { span: { source, start: 5, end: 7 }, text: 'z' },
      { span: { source: other, start: 4, end: 4 }, text: ' # two' },
    ],
  },
}
const unplaced: Diagnostic = { code: 'SLC803', severity: 'error', message: 'there is no policy in `x`', at: { kind: 'whole' } }

function runOf(diagnostics: readonly Diagnostic[]): JsonObject {
  const text = findingsSarif({ diagnostics }, { version: '1.2.3' })
  expect(sarifProblems(text)).toEqual([])
  const report = JSON.parse(text) as Json
  const runs = isJsonObject(report) ? report['runs'] : undefined
  const run = Array.isArray(runs) ? (runs as readonly Json[])[0] : undefined
  if (!isJsonObject(run)) throw new Error('the report has no run')
  return run
}

test('the schema would find a mistake', () => {
  const text = findingsSarif({ diagnostics: [finding] }, { version: '1.2.3' })
  expect(sarifProblems(text.replace('"startLine": 2', '"startLine": 0'))).not.toEqual([])
  expect(sarifProblems(text.replace('"ruleId"', '"rule"'))).not.toEqual([])
})

test('a finding has its place in UTF-16 columns, what is related, its fix and a fingerprint', () => {
  const rule = [...catalog.lintRules.map(({ code }) => code)].sort().indexOf('SLC420')
  expect(runOf([finding])['results']).toEqual([
    {
      ruleId: 'SLC420',
      ruleIndex: rule,
      level: 'warning',
      message: { text: 'nothing names the list `x`; take it out' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'my%20rules/p%231.yaml', uriBaseId: '%SRCROOT%' },
            region: { startLine: 2, startColumn: 6, endLine: 3, endColumn: 5 },
          },
        },
      ],
      relatedLocations: [
        {
          id: 1,
          message: { text: 'said here' },
          physicalLocation: {
            artifactLocation: { uri: 'q.yaml', uriBaseId: '%SRCROOT%' },
            region: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 },
          },
        },
      ],
      partialFingerprints: { 'sluiceFinding/v1': expect.stringMatching(/^[0-9a-f]{32}:1$/) as string },
      fixes: [
        {
          description: { text: 'take it out' },
          artifactChanges: [
            {
              artifactLocation: { uri: 'my%20rules/p%231.yaml', uriBaseId: '%SRCROOT%' },
              replacements: [
                { deletedRegion: { startLine: 2, startColumn: 1, endLine: 2, endColumn: 3 }, insertedContent: { text: 'z' } },
              ],
            },
            {
              artifactLocation: { uri: 'q.yaml', uriBaseId: '%SRCROOT%' },
              replacements: [
                { deletedRegion: { startLine: 1, startColumn: 5, endLine: 1, endColumn: 5 }, insertedContent: { text: ' # two' } },
              ],
            },
          ],
          properties: { safe: true },
        },
      ],
    },
  ])
})

test('a finding without a place is a result without one', () => {
  expect(runOf([unplaced])['results']).toMatchObject([{ ruleId: 'SLC803', level: 'error', locations: [] }])
})

test('every lint rule is described, and of the other codes those that occur', () => {
  const described = (run: JsonObject): Json | undefined => {
    const { tool } = run
    const driver = isJsonObject(tool) ? tool['driver'] : undefined
    const rules = isJsonObject(driver) ? driver['rules'] : undefined
    return Array.isArray(rules) ? (rules as readonly Json[]).map((rule) => (isJsonObject(rule) ? (rule['id'] ?? null) : null)) : undefined
  }
  const ours = catalog.lintRules.map(({ code }): string => code).sort()
  expect(described(runOf([]))).toEqual(ours)
  expect(described(runOf([unplaced]))).toEqual([...ours, 'SLC803'])
})

test('no path of this machine is in a report', () => {
  expect(runOf([finding])).toMatchObject({
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { '%SRCROOT%': { description: { text: 'the folder in which the policies were checked' } } },
    tool: { driver: { name: 'sluice', semanticVersion: '1.2.3' } },
  })
})
