import { expect, test } from 'vitest'
import type { ComparedEvent } from './compared-event.ts'
import { createFlipTally } from './flip-tally.ts'

const event = (run: string, more: Partial<ComparedEvent> = {}): ComparedEvent => ({
  run,
  turn: 1,
  kind: 'tool_call',
  tool: 'pay',
  old: { decision: 'skip', rule: 'a#cap' },
  now: { decision: 'continue' },
  flip: 'loosened',
  lacks: [],
  ...more,
})

test('flips are grouped by kind and rules, with counts, tools, runs, turns and the first place', () => {
  const tally = createFlipTally()
  tally.add('t', 3, event('r1'))
  tally.add('t', 4, event('r1', { turn: 40, tool: 'order' }))
  tally.add('t', 5, event('r2'))
  tally.add('t', 6, { run: 'r2', turn: 2, kind: 'tool_result', old: { decision: 'continue' }, now: { decision: 'continue' }, lacks: [] })
  tally.refuse()
  const report = tally.report(2)
  expect(report).toMatchObject({ events: 4, runs: 2, refusedLines: 1, kinds: { loosened: 3 }, runsWithFlips: 2, ungrouped: 0 })
  expect(report.groups).toMatchObject([
    {
      kind: 'loosened',
      oldRule: 'a#cap',
      count: 3,
      runs: 2,
      decisions: { 'skip → continue': 3 },
      tools: { pay: 2, order: 1 },
      turns: [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      example: { place: { trace: 't', line: 3, run: 'r1', turn: 1, tool: 'pay' } },
    },
  ])
  expect(report.groups[0]).not.toHaveProperty('newRule')
  expect(report.timeline).toMatchObject([
    { run: 'r1', count: 2, flips: [{ line: 3, group: 0 }, { line: 4, group: 0 }] },
    { run: 'r2', count: 1, flips: [{ line: 5, group: 0 }] },
  ])
})

test('loosened comes first and other reasons last, whatever is more frequent; marks follow their group', () => {
  const tally = createFlipTally()
  const reason = { flip: 'changed_reason', now: { decision: 'skip', rule: 'a#x' } } as const
  for (let line = 1; line <= 3; line++) tally.add('t', line, event('r', reason))
  tally.add('t', 4, event('r', { flip: 'tightened', now: { decision: 'terminate', rule: 'a#t' } }))
  tally.add('t', 5, event('r'))
  const report = tally.report(1)
  expect(report.groups.map(({ kind }) => kind)).toEqual(['loosened', 'tightened', 'changed_reason'])
  expect(report.timeline[0]?.flips.map(({ group }) => group)).toEqual([2, 2, 2, 1, 0])
})

test('a hostile trace takes no memory: groups, tools, runs and flips of a run are bounded, and the rest is counted', () => {
  const bounds = { groups: 2, tools: 2, rememberedRuns: 3, listedRuns: 2, flipsOfRun: 2, listedFlips: 3, lackingRows: 1 }
  const tally = createFlipTally(bounds)
  for (let index = 0; index < 10; index++) {
    const lacks = [{ fact: 'links', rule: `a#${String(index)}`, side: 'now' as const }]
    tally.add('t', index, event(`r${String(index % 5)}`, { old: { decision: 'skip', rule: `a#${String(index % 4)}` }, tool: `t${String(index)}`, lacks }))
  }
  const report = tally.report(5)
  expect(report.groups).toHaveLength(2)
  // Of ten flips, a#0 has three and a#1 has three; the other four have no group.
  expect([report.kinds.loosened, report.ungrouped]).toEqual([10, 4])
  expect(report.groups[0]?.tools).toEqual({ t0: 1, t4: 1, '(other)': 1 })
  expect(report.timeline.map(({ flips }) => flips.length).reduce((a, b) => a + b)).toBeLessThanOrEqual(3)
  expect(report.lacking).toEqual([{ fact: 'links', rule: 'a#0', old: 0, now: 1 }])
  expect(report.eventsLacking).toBe(10)
})
