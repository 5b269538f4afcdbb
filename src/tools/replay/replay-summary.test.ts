import { expect, test } from 'vitest'
import { createReplayTally, replaySummaryJson } from './replay-summary.ts'

test('decisions are counted in all, by rule, by tool and by label', () => {
  const tally = createReplayTally()
  tally.add({ run_id: 'a', tool_name: 'pay', label: 'attack' }, { decision: 'skip', rule: 'p/q#cap' })
  tally.add({ run_id: 'a', tool_name: 'pay', label: 'benign' }, { decision: 'continue' })
  tally.add({ run_id: 'b', kind: 'completion_call', label: 'benign' }, { decision: 'continue' })
  tally.add({ run_id: 'b', tool_name: '__proto__' }, { decision: 'fault', rule: 'p/q#cap' })
  tally.refuse()
  expect(JSON.stringify(replaySummaryJson(tally.summary(2)))).toBe(
    JSON.stringify({
      events: 4,
      runs: 2,
      refused_lines: 1,
      by_decision: { continue: 2, fault: 1, skip: 1 },
      by_rule: { 'p/q#cap': { fault: 1, skip: 1 } },
      by_tool: { ['__proto__']: { fault: 1 }, pay: { continue: 1, skip: 1 } },
      by_label: { attack: { skip: 1 }, benign: { continue: 2 } },
    }),
  )
})

test('a trace without labels has no table of labels', () => {
  const tally = createReplayTally()
  tally.add({ run_id: 'a' }, { decision: 'continue' })
  expect(Object.keys(replaySummaryJson(tally.summary(2)))).not.toContain('by_label')
})

test('names beyond the bound are counted together, so a hostile trace takes no memory', () => {
  const tally = createReplayTally()
  for (let index = 0; index < 1_005; index++) tally.add({ tool_name: `t${String(index)}` }, { decision: 'continue' })
  const { byTool } = tally.summary(2)
  expect(Object.keys(byTool)).toHaveLength(1_001)
  expect(byTool['(other)']).toEqual({ continue: 5 })
})
