import { expect, test } from 'vitest'
import { turnsFromZero } from '../../tools/replay/turns-from-zero.ts'
import { replayJson } from './replay-json.ts'

test('a replay has its counts, and its findings as every other report has them', () => {
  const summary = { events: 1, runs: 1, refusedLines: 0, byDecision: { continue: 1 }, byRule: {}, byTool: {}, byLabel: {} }
  const report = { summary, policy: 'sha256:ab', runsFromZero: 1, diagnostics: turnsFromZero(1) }
  expect(JSON.parse(replayJson(report))).toEqual({
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
