import type { Diagnostic } from '../../src/core/diagnostics/diagnostic.ts'
import type { CiPart, CiReport } from '../../src/reporters/ci-report.ts'
import type { FlipsReport } from '../../src/reporters/flips-report.ts'
import { coveragePoints } from './coverage-points.ts'

const source = { name: 'p.yaml', text: 'a: 1\nb: 2\n' }

/** On line 2, at `2`. */
export const finding: Diagnostic = {
  code: 'SLC420',
  severity: 'warning',
  message: 'a finding',
  at: { kind: 'source', span: { source, start: 8, end: 9 } },
}

const flips: FlipsReport = {
  flips: {
    events: 3,
    runs: 1,
    refusedLines: 0,
    kinds: { loosened: 1 },
    oldDecisions: { skip: 1, continue: 2 },
    newDecisions: { continue: 3 },
    groups: [
      {
        kind: 'loosened',
        oldRule: 'a/p#cap',
        count: 1,
        decisions: { 'skip → continue': 1 },
        tools: { pay: 1 },
        runs: 1,
        turns: [1],
        example: {
          place: { trace: 't.jsonl', line: 2, run: 'r', turn: 1, kind: 'tool_call', tool: 'pay' },
          old: { decision: 'skip', rule: 'a/p#cap' },
          now: { decision: 'continue' },
        },
      },
    ],
    ungrouped: 0,
    runsWithFlips: 1,
    timeline: [],
    lacking: [],
    eventsLacking: 0,
  },
  old: { names: ['old'], policy: 'sha256:1' },
  now: { names: ['new'], policy: 'sha256:2' },
  traces: ['t.jsonl'],
  runsFromZero: 0,
  diagnostics: [],
}

/** Loading warns of what lint finds too, as it does: the finding is one. */
const check: CiPart = {
  name: 'check',
  kind: 'done',
  passed: true,
  ms: 4,
  report: { loads: true, packs: [{ id: 'a/p', version: '1.0.0', tier: 'workspace', rules: 2, exceptions: 0 }], diagnostics: [finding] },
}

const lint: CiPart = {
  name: 'lint',
  kind: 'done',
  passed: false,
  ms: 6,
  report: { loads: true, files: ['p.yaml'], packs: 1, diagnostics: [finding], failOn: 'warning', fixed: 0 },
}

/** Everything but loading fails. */
export const failingReport: CiReport = {
  parts: [
    check,
    { name: 'fmt', kind: 'done', passed: false, ms: 5, report: { files: ['p.yaml', 'q.yaml'], unformatted: [{ name: 'q.yaml', line: 3 }], unread: 0, diagnostics: [] } },
    lint,
    {
      name: 'test',
      kind: 'done',
      passed: false,
      ms: 7,
      report: {
        cases: [
          { pack: 'a/p', name: 'cap/1', passed: true },
          { pack: 'a/p', name: 'cap/2', passed: false, why: 'it was skip', at: { source, start: 0, end: 1 } },
        ],
        diagnostics: [],
      },
    },
    { name: 'coverage', kind: 'done', passed: false, ms: 0, report: { points: coveragePoints, least: 90 } },
    {
      name: 'mutation',
      kind: 'done',
      passed: false,
      ms: 8,
      report: {
        packs: [{ id: 'a/p', killed: 3, survivors: [{ rules: ['a/p#cap'], says: 'takes out `b`', at: { source, start: 5, end: 6 } }], equivalent: [] }],
        least: 90,
      },
    },
    { name: 'replay', kind: 'done', passed: false, ms: 9, report: flips },
  ],
}

/** A part that passed, one that could not be done, one that waits for another, one that nobody wanted. */
export const mixedReport: CiReport = {
  parts: [
    { name: 'fmt', kind: 'done', passed: true, ms: 5, report: { files: ['p.yaml'], unformatted: [], unread: 0, diagnostics: [] } },
    { name: 'test', kind: 'stopped', ms: 2, why: 'a `<parser>` is missing', diagnostics: [finding] },
    { name: 'coverage', kind: 'not_run', why: 'the tests were not run' },
    { name: 'replay', kind: 'left_out', why: 'no --trace was named' },
  ],
}

export const passingReport: CiReport = { parts: failingReport.parts.filter(({ name }) => name === 'check') }
