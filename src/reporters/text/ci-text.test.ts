import { expect, test } from 'vitest'
import { failingReport, mixedReport, passingReport } from '../../../test/support/ci-report.ts'
import { ciText } from './ci-text.ts'

const plain = { colour: false }

test('one line for each part, then what those that failed have to say, then their names', () => {
  const text = ciText(failingReport, plain)
  expect(text.slice(0, text.indexOf('\n\n'))).toBe(`check     passed  1 pack, 2 rules, 1 warning (4 ms)
fmt       failed  1 of 2 files has not the one layout (5 ms)
lint      failed  1 warning in 1 pack (6 ms)
test      failed  1 passed, 1 failed (7 ms)
coverage  failed  60.0 %, 3 of 5 seen, below 90 % (0 ms)
mutation  failed  75.0 %, 3 killed, 1 survived, below 90 % (8 ms)
replay    failed  3 events of 1 run, against old: 1 decision flips (1 loosened) (9 ms)`)
  expect(text.match(/^== \w+ ==$/gm)).toEqual(['== fmt ==', '== lint ==', '== test ==', '== coverage ==', '== mutation ==', '== replay =='])
  expect(text).toContain('\n\n== fmt ==\n\nq.yaml:3\n`sluice fmt` puts them right, and `sluice fmt --diff` shows how\n\n== lint ==\n\nwarning[SLC420]: a finding\n  --> p.yaml:2:4\n')
  expect(text).toContain('\nFAIL a/p#cap/2\n')
  expect(text).toContain('\nloosened: a/p#cap → (none)\n')
  expect(text).toMatch(/\n\nfailed: fmt, lint, test, coverage, mutation, replay\n$/)
})

test('what could not be done says why, and what did not run has no time', () => {
  expect(ciText(mixedReport, plain)).toBe(`fmt       passed    1 file in the one layout (5 ms)
test      failed    a \`<parser>\` is missing (2 ms)
coverage  not run   the tests were not run
replay    left out  no --trace was named

== test ==

warning[SLC420]: a finding
  --> p.yaml:2:4
 2 | b: 2
   |    ^
   = see grammar-docs/reference/diagnostics/SLC420.md

error: a \`<parser>\` is missing

failed: test
`)
})

test('the last line of a run that passed names what was not looked at', () => {
  expect(ciText(passingReport, plain)).toBe('check  passed  1 pack, 2 rules, 1 warning (4 ms)\n\nok\n')
  expect(ciText({ parts: mixedReport.parts.filter(({ name }) => name !== 'test') }, plain)).toMatch(/\n\nok, without coverage, replay\n$/)
})

test('on a terminal the lines of parts that failed are red', () => {
  expect(ciText(mixedReport, { colour: true })).toContain('\u001b[1;31mtest      failed    a `<parser>` is missing (2 ms)\u001b[0m\n')
})

test('a name cannot steer a terminal', () => {
  expect(ciText({ parts: [{ name: 'replay', kind: 'left_out', why: 'no \u001b[2J here' }] }, plain)).not.toContain('\u001b')
})
