import type { ExampleAccounts, FlipsReport } from '../../src/reporters/flips-report.ts'
import type { Explanation } from '../../src/tools/explain/explanation.ts'
import type { FlipGroup } from '../../src/tools/replay/flip-report.ts'

/** Ten events of three runs: `cap` lets two through that it skipped, and nobody but `stop` ends a run. */

const loosened: FlipGroup = {
  kind: 'loosened',
  oldRule: 'a/p#cap',
  count: 2,
  decisions: { 'skip → continue': 2 },
  tools: { pay: 1, order: 1 },
  runs: 1,
  turns: [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  example: {
    place: { trace: 't.jsonl', line: 3, run: 'r1', turn: 1, kind: 'tool_call', tool: 'pay' },
    old: { decision: 'skip', rule: 'a/p#cap' },
    now: { decision: 'continue' },
    detail: {
      old: { rules: [{ rule: 'a/p#cap', verdict: 'hit', action: 'skip', mode: 'enforce' }], findings: [] },
      now: { rules: [], findings: [{ code: 'SLC700', rule: 'a/p#jail', message: 'cannot be judged' }] },
      differs: ['args.amount'],
    },
  },
}

/** The name of its tool would be markup and a mention, were it not shown as text. */
const tightened: FlipGroup = {
  kind: 'tightened',
  newRule: 'a/p#stop',
  count: 1,
  decisions: { 'continue → terminate': 1 },
  tools: { '<b>@all|': 1 },
  runs: 1,
  turns: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  example: {
    place: { trace: 't.jsonl', line: 9, run: 'r2', turn: 0, kind: 'tool_call', tool: '<b>@all|' },
    old: { decision: 'continue' },
    now: { decision: 'terminate', rule: 'a/p#stop' },
  },
}

export const flipsReport: FlipsReport = {
  flips: {
    events: 10,
    runs: 3,
    refusedLines: 1,
    kinds: { loosened: 2, tightened: 1 },
    oldDecisions: { continue: 7, skip: 3 },
    newDecisions: { continue: 8, skip: 1, terminate: 1 },
    groups: [loosened, tightened],
    ungrouped: 0,
    runsWithFlips: 2,
    timeline: [{ run: 'r1', trace: 't.jsonl', count: 2, flips: [{ line: 3, turn: 1, kind: 'loosened', tool: 'pay', group: 0 }] }],
    lacking: [{ rule: 'a/p#jail', fact: 'links', old: 0, now: 4 }],
    eventsLacking: 4,
  },
  old: { names: ['old.yaml'], policy: 'sha256:0a' },
  now: { names: ['new.yaml'], policy: 'sha256:1b' },
  traces: ['t.jsonl'],
  runsFromZero: 1,
  diagnostics: [],
}

function explanation(most: number, verdict: 'hit' | 'miss'): Explanation {
  const at = (column: number) => ({ file: 'p.yaml', line: 4, column, start: 60, end: 63 })
  const test = { kind: 'operator', says: `gt: ${String(most)}`, about: '$.amount', at: at(40), verdict, saw: { what: 'number' }, tests: [] }
  return {
    event: { kind: 'tool_call', tool: 'pay', run: 'r1', turn: 1 },
    decision: {
      decision: verdict === 'hit' ? 'skip' : 'continue',
      ...(verdict === 'hit' && { rule: 'a/p#cap', template: 'Not ```paid```.' }),
      closes: verdict === 'hit',
      isAfterEnd: false,
      diagnostics: [],
    },
    rules: [
      {
        rule: 'a/p#cap',
        action: 'skip',
        mode: 'enforce',
        at: at(11),
        askings: [{ settled: false, verdict, passes: [{ call: 0, verdict, parts: [{ part: 'match', test }] }] }],
      },
    ],
    notAsked: [],
    changes: [],
  }
}

/** Of the loosened group: 500 was too little for the amount, 900 is not. */
export const loosenedAccounts: ExampleAccounts = { old: explanation(500, 'hit'), now: explanation(900, 'miss') }

export const explainedFlips: FlipsReport = { ...flipsReport, accounts: { kind: 'told', examples: new Map([[0, loosenedAccounts]]) } }
