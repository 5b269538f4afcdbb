import { isError } from '../../core/diagnostics/result.ts'
import { positionAt } from '../../core/diagnostics/source.ts'
import type { TestCaseReport, TestReport } from '../reporter.ts'
import { findingsSuites } from './findings-suites.ts'
import { printJunit, type JunitCase, type JunitSuite } from './print-junit.ts'

/** A suite for each pack, a case for each case. */
export function testsJunit(report: TestReport): string {
  return printJunit(testsSuites(report))
}

export function testsSuites({ cases, diagnostics }: TestReport): readonly JunitSuite[] {
  const byPack = new Map<string, JunitCase[]>()
  for (const each of cases) {
    const suite = byPack.get(each.pack)
    if (suite === undefined) byPack.set(each.pack, [junitCase(each)])
    else suite.push(junitCase(each))
  }
  const suites = [...byPack].map(([name, suite]) => ({ name, cases: suite }))
  return [...findingsSuites([], diagnostics, isError), ...suites]
}

function junitCase({ pack, name, title, passed, why = '', at, trace = '' }: TestCaseReport): JunitCase {
  return {
    name: title === undefined ? name : `${name}: ${title}`,
    className: pack,
    ...(at !== undefined && { file: at.source.name, line: positionAt(at.source.text, at.start).line }),
    ...(!passed && { failure: { type: 'failed', message: why.split('\n')[0] ?? '', text: trace === '' ? why : `${why}\n\n${trace}` } }),
  }
}
