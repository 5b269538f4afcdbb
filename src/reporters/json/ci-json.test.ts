import { expect, test } from 'vitest'
import { failingReport, mixedReport, passingReport } from '../../../test/support/ci-report.ts'
import { ciJson } from './ci-json.ts'

const read = (text: string): unknown => JSON.parse(text)

test('each part with its status, its time, and the object of its own command', () => {
  expect(read(ciJson(failingReport))).toMatchObject({
    passed: false,
    parts: [
      { part: 'check', status: 'passed', ms: 4, report: { loads: true, packs: [{ id: 'a/p', rules: 2 }] } },
      { part: 'fmt', status: 'failed', summary: '1 of 2 files has not the one layout', report: { unformatted: [{ file: 'q.yaml', line: 3 }] } },
      { part: 'lint', status: 'failed', report: { counts: { warning: 1 }, diagnostics: [{ code: 'SLC420', line: 2, column: 4 }] } },
      { part: 'test', status: 'failed', report: { passed: 1, failed: 1 } },
      { part: 'coverage', status: 'failed', ms: 0, report: { seen: 3, points: 5, percent: 60 } },
      { part: 'mutation', status: 'failed', report: { score: 75, killed: 3, survived: 1 } },
      { part: 'replay', status: 'failed', report: { events: 3, flips: 1, by_kind: { loosened: 1 } } },
    ],
  })
})

test('a part without an answer says why', () => {
  expect(read(ciJson(mixedReport))).toMatchObject({
    passed: false,
    parts: [
      { part: 'fmt', status: 'passed' },
      { part: 'test', status: 'failed', summary: 'a `<parser>` is missing', ms: 2, diagnostics: [{ code: 'SLC420' }] },
      { part: 'coverage', status: 'not_run', summary: 'the tests were not run' },
      { part: 'replay', status: 'left_out', summary: 'no --trace was named' },
    ],
  })
  expect(read(ciJson(passingReport))).toMatchObject({ passed: true })
})
