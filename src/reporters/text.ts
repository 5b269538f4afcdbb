import type { Diagnostic } from '../core/diagnostics/diagnostic.ts'
import { positionAt } from '../core/diagnostics/source.ts'
import { renderFrame } from '../core/diagnostics/render-frame.ts'
import type { Severity } from '../core/diagnostics/severity.ts'
import { counted } from './counted.ts'
import { replayText } from './replay-text.ts'
import { type CheckReport, defineReporter, type ReportView, type TestCaseReport, type TestReport } from './reporter.ts'

/** For people: a frame for each finding, then one line that says how it stands. */
export const text = defineReporter({
  name: 'text',
  summary: 'frames and a last line for people',
  check(report, view) {
    return [...frames(report.diagnostics, view), ...checkEnd(report)].join('\n\n') + '\n'
  },
  tests(report, view) {
    const failures = report.cases.filter(({ passed }) => !passed).map(failedCase)
    return [...frames(report.diagnostics, view), ...failures, testEnd(report)].join('\n\n') + '\n'
  },
  replay: replayText,
})

function frames(diagnostics: readonly Diagnostic[], view: ReportView): readonly string[] {
  return diagnostics.map((diagnostic) => renderFrame(diagnostic, { colour: view.colour }))
}

function checkEnd({ loads, packs, diagnostics }: CheckReport): readonly string[] {
  const counts = severityCounts(diagnostics)
  if (!loads) return [`does not load: ${counts}`]
  const listed = packs.map(
    ({ id, version, tier, rules, exceptions }) =>
      `${id} ${version} (${tier}): ${counted(rules, 'rule')}${exceptions > 0 ? `, ${counted(exceptions, 'exception')}` : ''}`,
  )
  return [[...listed, diagnostics.length === 0 ? 'ok' : `loads with ${counts}`].join('\n')]
}

function severityCounts(diagnostics: readonly Diagnostic[]): string {
  const severities: readonly Severity[] = ['error', 'warning', 'info']
  return severities
    .map((severity) => ({ severity, count: diagnostics.filter((each) => each.severity === severity).length }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => (severity === 'info' ? `${String(count)} info` : counted(count, severity)))
    .join(', ')
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
