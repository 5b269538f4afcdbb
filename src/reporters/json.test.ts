import { expect, test } from 'vitest'
import type { Diagnostic } from '../core/diagnostics/diagnostic.ts'
import { turnsFromZero } from '../tools/replay/turns-from-zero.ts'
import { json } from './json.ts'

const source = { name: 'p.yaml', text: 'sluice: 1\nrulez: []\n' }
const plain = { colour: false }

test('a finding is flat, with one-based positions', () => {
  const finding: Diagnostic = {
    code: 'SLC201',
    severity: 'error',
    message: 'unknown key `rulez`',
    at: { kind: 'source', span: { source, start: 10, end: 15 } },
  }
  expect(JSON.parse(json.check({ loads: false, packs: [], diagnostics: [finding] }, plain))).toEqual({
    loads: false,
    packs: [],
    diagnostics: [
      {
        code: 'SLC201',
        severity: 'error',
        message: 'unknown key `rulez`',
        file: 'p.yaml',
        line: 2,
        column: 1,
        endLine: 2,
        endColumn: 6,
      },
    ],
  })
})

test('test results count and list every case', () => {
  const cases = [
    { pack: 'a/b', name: 'r/1', passed: true },
    { pack: 'a/b', name: 'r/2', passed: false, why: 'want skip, got continue', at: { source, start: 10, end: 15 } },
  ]
  expect(JSON.parse(json.tests({ cases, diagnostics: [] }, plain))).toEqual({
    passed: 1,
    failed: 1,
    cases: [
      { pack: 'a/b', case: 'r/1', pass: true },
      { pack: 'a/b', case: 'r/2', pass: false, why: 'want skip, got continue', file: 'p.yaml', line: 2, column: 1 },
    ],
    diagnostics: [],
  })
})

test('a replay has its counts, and its findings as every other report has them', () => {
  const summary = { events: 1, runs: 1, refusedLines: 0, byDecision: { continue: 1 }, byRule: {}, byTool: {}, byLabel: {} }
  const report = { summary, policy: 'sha256:ab', runsFromZero: 1, diagnostics: turnsFromZero(1) }
  expect(JSON.parse(json.replay(report, plain))).toEqual({
    events: 1,
    runs: 1,
    refused_lines: 0,
    by_decision: { continue: 1 },
    by_rule: {},
    by_tool: {},
    runs_counted_from_zero: 1,
    policy: 'sha256:ab',
    diagnostics: [
      {
        code: 'SLC721',
        severity: 'info',
        message: 'the trace counts turns from 0, so rules saw each turn one higher',
        hint: 'let the writer of the trace count from 1, if that is in your hands',
      },
    ],
  })
})
