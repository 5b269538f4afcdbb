import { printable } from '../../core/diagnostics/printable.ts'
import { paint } from '../../core/diagnostics/paint.ts'
import { gutterOf, placeLines } from '../../core/diagnostics/place-lines.ts'
import { positionAt } from '../../core/diagnostics/source.ts'
import type { ReportView, TestCaseReport, TestFailureReport, TestReport } from '../reporter.ts'
import { coverageText } from './coverage-text.ts'
import { frames } from './frames.ts'
import { mutationText } from './mutation-text.ts'
import { valueDiff, type ValueDiffLine } from './value-diff.ts'

/** Where each failed case stands, what was wanted and what came; passed ones are only counted, unless they are asked for. */
export function testsText(report: TestReport, view: Pick<ReportView, 'colour'>): string {
  const parts: string[] = [...frames(report.diagnostics, view)]
  let passed: string[] = []
  const flush = (): void => {
    if (passed.length > 0) parts.push(passed.join('\n'))
    passed = []
  }
  for (const each of report.cases) {
    if (each.passed && report.showsPassed === true) passed.push(`${green('ok', view)}   ${caseName(each)}`)
    if (each.passed) continue
    flush()
    parts.push(failedCase(each, view))
  }
  flush()
  const coverage = report.coverage === undefined ? [] : [coverageText(report.coverage).trimEnd()]
  const mutation = report.mutation === undefined ? [] : [mutationText(report.mutation)]
  return [...parts, testEnd(report), ...coverage, ...mutation].join('\n\n') + '\n'
}

function caseName({ pack, name, title }: TestCaseReport): string {
  return printable(`${pack}#${name}${title === undefined ? '' : `: ${title}`}`)
}

function failedCase(each: TestCaseReport, view: Pick<ReportView, 'colour'>): string {
  const lines = [`${red('FAIL', view)} ${paint(view.colour).strong(caseName(each))}`]
  const { at, why, failures = [], trace } = each
  if (failures.length > 0) lines.push(...failures.flatMap((failure) => failureLines(failure, view)))
  else {
    if (at !== undefined) {
      const { line, column } = positionAt(at.source.text, at.start)
      lines.push(`  at ${printable(at.source.name)}:${String(line)}:${String(column)}`)
    }
    if (why !== undefined) lines.push(...why.split('\n').map((line) => `  ${printable(line)}`))
  }
  if (trace !== undefined) lines.push(...trace.trimEnd().split('\n').map((line) => `  ${line}`))
  return lines.join('\n')
}

function failureLines({ step, message, at, values }: TestFailureReport, view: Pick<ReportView, 'colour'>): readonly string[] {
  const what = values === undefined ? message : `\`${values.field}\` is not as expected`
  const words = step === undefined ? what : `step ${String(step)}: ${what}`
  const place = placeLines({ span: at, arrow: '-->', mark: '^', severity: 'error', words }, gutterOf([at]), paint(view.colour))
  return [...place, ...(values === undefined ? [] : valueDiff(values.want, values.got).map((line) => diffLine(line, view)))]
}

function diffLine({ kind, text }: ValueDiffLine, view: Pick<ReportView, 'colour'>): string {
  switch (kind) {
    case 'want':
      return `  ${green(`want  ${text}`, view)}`
    case 'got':
      return `  ${red(`got   ${text}`, view)}`
    case 'same':
      return `        ${text}`
  }
}

function testEnd({ cases, notRun = 0, shard }: TestReport): string {
  const passed = cases.filter((each) => each.passed).length
  const counts = `${String(passed)} passed, ${String(cases.length - passed)} failed`
  const rest = notRun === 0 ? '' : `, ${String(notRun)} not run`
  const share = shard === undefined ? '' : ` (share ${String(shard.index)} of ${String(shard.of)}, ${String(shard.fitting)} cases in all)`
  return counts + rest + share
}

const green = (text: string, { colour }: Pick<ReportView, 'colour'>): string => (colour ? `\u001b[32m${text}\u001b[0m` : text)
const red = (text: string, { colour }: Pick<ReportView, 'colour'>): string => (colour ? `\u001b[31m${text}\u001b[0m` : text)
