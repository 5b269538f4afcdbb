import { expect, test } from 'vitest'
import { turnsFromZero } from '../../tools/replay/turns-from-zero.ts'
import { replayText } from './replay-text.ts'

test('one table for each question, with the decisions that fell there', () => {
  const summary = {
    events: 12,
    runs: 1,
    refusedLines: 2,
    byDecision: { continue: 10, skip: 2 },
    byRule: { 'a/b#cap': { skip: 2 } },
    byTool: { pay: { continue: 4, skip: 2 } },
    byLabel: {},
  }
  const diagnostics = turnsFromZero(1)
  expect(replayText({ summary, policy: 'sha256:ab', runsFromZero: 1, diagnostics }, { colour: false })).toBe(
    [
      'info[SLC721]: the trace counts turns from 0, so rules saw each turn one higher',
      '   = let the writer of the trace count from 1, if that is in your hands',
      '   = see grammar-docs/reference/diagnostics/SLC721.md',
      '',
      '12 events of 1 run, policy sha256:ab',
      '2 lines refused: no event, so no decision',
      '1 run counted turns from 0; rules saw them from 1',
      '',
      'decision  events',
      'continue      10',
      'skip           2',
      '',
      'rule     skip',
      'a/b#cap     2',
      '',
      'tool  continue  skip',
      'pay          4     2',
      '',
    ].join('\n'),
  )
})

test('a replay without findings is its summary alone', () => {
  const summary = { events: 1, runs: 1, refusedLines: 0, byDecision: { continue: 1 }, byRule: {}, byTool: {}, byLabel: {} }
  expect(replayText({ summary, policy: 'sha256:ab', runsFromZero: 0, diagnostics: [] }, { colour: false })).toBe(
    ['1 event of 1 run, policy sha256:ab', '', 'decision  events', 'continue       1', ''].join('\n'),
  )
})
