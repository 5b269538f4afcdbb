import { positionAt } from '../../core/diagnostics/source.ts'
import type { ReportView, TestCaseReport, TestReport } from '../reporter.ts'
import { coverageText } from './coverage-text.ts'
import { frames } from './frames.ts'
import { mutationText } from './mutation-text.ts'

/** Where each failed case stands and why it failed; passed ones are only counted. */
export function testsText(report: TestReport, view: Pick<ReportView, 'colour'>): string {
  const failures = report.cases.filter(({ passed }) => !passed).map(failedCase)
  const coverage = report.coverage === undefined ? [] : [coverageText(report.coverage).trimEnd()]
  const mutation = report.mutation === undefined ? [] : [mutationText(report.mutation)]
  return [...frames(report.diagnostics, view), ...failures, testEnd(report), ...coverage, ...mutation].join('\n\n') + '\n'
}

function failedCase({ pack, name, why, at }: TestCaseReport): string {
  const lines = [`FAIL ${pack}#${name}`]
  if (at !== undefined) {
    const { line, column } = positionAt(at.source.text, at.start)
    lines.push(`  at ${at.source.name}:${String(line)}:${String(column)}`)
  }
  if (why !== undefined) lines.push(...why.split('\n').map((each) => `  ${each}`))
  return lines.join('\n')
}

function testEnd({ cases }: TestReport): string {
  const passed = cases.filter((each) => each.passed).length
  return `${String(passed)} passed, ${String(cases.length - passed)} failed`
}
