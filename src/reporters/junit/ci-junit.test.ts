import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { failingReport, mixedReport } from '../../../test/support/ci-report.ts'
import type { CiReport } from '../ci-report.ts'
import { ciJunit } from './ci-junit.ts'

/** As a build server reads it. */
function read(report: CiReport): unknown {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: (name) => /^test(?:suite|case)$/.test(name) })
  const { testsuites } = parser.parse(ciJunit(report)) as { readonly testsuites: unknown }
  return testsuites
}

test('the suites of each part under its name, and one case for a part that has none', () => {
  expect(read(failingReport)).toMatchObject({
    // check: a pack and a warning; fmt: two files; lint: one; test: two cases; coverage, mutation, replay: one each.
    tests: '10',
    failures: '6',
    testsuite: [
      { name: 'check: a/p', testcase: [{ name: 'loads' }] },
      { name: 'check: p.yaml', failures: '0' },
      { name: 'fmt', tests: '2', failures: '1', testcase: [{ file: 'p.yaml' }, { file: 'q.yaml', line: '3', failure: { type: 'fmt' } }] },
      { name: 'lint: p.yaml', failures: '1' },
      { name: 'test: a/p', tests: '2', failures: '1' },
      { name: 'coverage', testcase: [{ failure: { message: '60.0 %, 3 of 5 seen, below 90 %' } }] },
      { name: 'mutation', testcase: [{ failure: { type: 'mutation' } }] },
      { name: 'replay', testcase: [{ failure: { message: '3 events of 1 run, against old: 1 decision flips (1 loosened)' } }] },
    ],
  })
})

test('a part that did not run is skipped, with why', () => {
  expect(read(mixedReport)).toMatchObject({
    tests: '4',
    failures: '1',
    skipped: '2',
    testsuite: [
      { name: 'fmt', failures: '0' },
      { name: 'test', testcase: [{ failure: { message: 'a `<parser>` is missing' } }] },
      { name: 'coverage', skipped: '1', testcase: [{ skipped: { message: 'not run: the tests were not run' } }] },
      { name: 'replay', testcase: [{ skipped: { message: 'left out: no --trace was named' } }] },
    ],
  })
})
