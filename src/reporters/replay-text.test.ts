import { expect, test } from 'vitest'
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
  expect(replayText({ summary, policy: 'sha256:ab', runsFromZero: 1 })).toBe(
    [
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
