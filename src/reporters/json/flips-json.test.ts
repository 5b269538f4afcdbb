import { expect, test } from 'vitest'
import { explainedFlips, flipsReport } from '../../../test/support/flips-report.ts'
import { flipsJson } from './flips-json.ts'

test('totals, groups with their example, runs and what the traces do not hold', () => {
  expect(JSON.parse(flipsJson(flipsReport))).toEqual({
    events: 10,
    runs: 3,
    refused_lines: 1,
    runs_counted_from_zero: 1,
    traces: ['t.jsonl'],
    old: { policies: ['old.yaml'], policy: 'sha256:0a', by_decision: { continue: 7, skip: 3 } },
    new: { policies: ['new.yaml'], policy: 'sha256:1b', by_decision: { continue: 8, skip: 1, terminate: 1 } },
    flips: 3,
    by_kind: { loosened: 2, tightened: 1 },
    groups: [
      {
        kind: 'loosened',
        old_rule: 'a/p#cap',
        new_rule: null,
        count: 2,
        runs: 1,
        decisions: { 'skip → continue': 2 },
        tools: { pay: 1, order: 1 },
        turns: [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        example: {
          trace: 't.jsonl',
          line: 3,
          run_id: 'r1',
          turn: 1,
          kind: 'tool_call',
          tool_name: 'pay',
          old: { decision: 'skip', rule: 'a/p#cap', rules: [{ rule: 'a/p#cap', verdict: 'hit', action: 'skip', mode: 'enforce' }], diagnostics: [] },
          new: { decision: 'continue', rules: [], diagnostics: [{ code: 'SLC700', rule: 'a/p#jail', message: 'cannot be judged' }] },
          differs: ['args.amount'],
        },
      },
      {
        kind: 'tightened',
        old_rule: null,
        new_rule: 'a/p#stop',
        count: 1,
        runs: 1,
        decisions: { 'continue → terminate': 1 },
        tools: { '<b>@all|': 1 },
        turns: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        example: {
          trace: 't.jsonl',
          line: 9,
          run_id: 'r2',
          turn: 0,
          kind: 'tool_call',
          tool_name: '<b>@all|',
          old: { decision: 'continue' },
          new: { decision: 'terminate', rule: 'a/p#stop' },
          differs: [],
        },
      },
    ],
    examples_explained: 0,
    ungrouped: 0,
    runs_with_flips: 2,
    timeline: [{ run_id: 'r1', trace: 't.jsonl', count: 2, flips: [{ line: 3, turn: 1, kind: 'loosened', group: 0, tool_name: 'pay' }] }],
    events_lacking_facts: 4,
    lacking_facts: [{ fact: 'links', rule: 'a/p#jail', old: 0, new: 4 }],
    diagnostics: [],
  })
})

test('an example that was explained holds the account of each side as `explain` prints it', () => {
  const printed: unknown = JSON.parse(flipsJson(explainedFlips))
  const asked = (verdict: string) => [{ rule: 'a/p#cap', askings: [{ settled: false, verdict, passes: [{ call: 0, verdict }] }] }]
  expect(printed).toMatchObject({
    examples_explained: 1,
    groups: [
      {
        example: {
          old: { explanation: { decision: { decision: 'skip', is_after_end: false, template: 'Not ```paid```.' }, rules: asked('hit') } },
          new: { explanation: { decision: { decision: 'continue' }, rules: asked('miss'), not_asked: [] } },
        },
      },
      { example: { old: { decision: 'continue' } } },
    ],
  })
})

test('traces that can be read only once leave the examples without an account, and that is said', () => {
  const printed: unknown = JSON.parse(flipsJson({ ...flipsReport, accounts: { kind: 'read_once' } }))
  expect(printed).toMatchObject({ examples_explained: 0, not_explained: 'a trace can be read only once' })
})
