import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { TestReport } from '../reporter.ts'
import { testsTap } from './tests-tap.ts'

const source = { name: 'p.yaml', text: 'sluice: 1\nrulez: []\n' }
const at = { source, start: 10, end: 15 }
const failed = {
  pack: 'a/b',
  name: 'r/2[3]',
  title: 'not # a directive\n',
  passed: false,
  why: 'step 2: decision: want "skip", got "continue"\nresult: ...',
  at,
  failures: [{ step: 2, message: 'decision', at, values: { field: 'result', want: 'x\n...\n\u2028', got: 'y' } }],
}
const report: TestReport = { cases: [{ pack: 'a/b', name: 'r/1', passed: true }, failed], diagnostics: [] }

test('each case is a test point; signs that mean something to a reader are escaped', () => {
  const lines = testsTap(report).split('\n')
  expect(lines.slice(0, 4)).toEqual(['TAP version 14', '1..2', 'ok 1 - a/b\\#r/1', 'not ok 2 - a/b\\#r/2[3] not \\# a directive<U+000A>'])
})

test('the block below a failed case is YAML, on whole lines', () => {
  const block = /^ {2}---\n([\s\S]*?)^ {2}\.\.\.\n/m.exec(testsTap(report))?.[1] ?? ''
  expect(parse(block)).toEqual({
    pack: 'a/b',
    case: 'r/2[3]',
    title: 'not # a directive\n',
    pass: false,
    why: 'step 2: decision: want "skip", got "continue"\nresult: ...',
    file: 'p.yaml',
    line: 2,
    column: 1,
    failures: [{ step: 2, message: 'decision', field: 'result', want: 'x\n...\n\u2028', got: 'y', file: 'p.yaml', line: 2, column: 1 }],
  })
  expect(block).not.toMatch(/[\u2028\r]/)
})

test('cases that were not reached count in the plan, and the run is broken off', () => {
  expect(testsTap({ ...report, notRun: 3 })).toMatch(/^TAP version 14\n1\.\.5\n[\s\S]*\nBail out! A case failed; 3 cases not run\n$/)
})
