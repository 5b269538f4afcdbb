import { paint } from '../../core/diagnostics/paint.ts'
import { printable } from '../../core/diagnostics/printable.ts'
import { failedParts, partStatus, type CiPart, type CiReport } from '../ci-report.ts'
import { partSummary } from '../ci-summary.ts'
import type { ReportView } from '../reporter.ts'
import { checkText } from './check-text.ts'
import { coverageText } from './coverage-text.ts'
import { flipsText } from './flips-text.ts'
import { frames } from './frames.ts'
import { layoutText } from './layout-text.ts'
import { lintText } from './lint-text.ts'
import { mutationText } from './mutation-text.ts'
import { table } from './table.ts'
import { testsText } from './tests-text.ts'

type View = Pick<ReportView, 'colour'>

/** One line for each part, then all that is to be said of those that failed, then how it stands. */
export function ciText(report: CiReport, view: View): string {
  const rows = report.parts.map((part) => [part.name, partStatus(part), printable(partSummary(part)) + timeText(part)])
  const lines = table(rows, new Set([0, 1, 2])).split('\n').map((line, index) => painted(line, report.parts[index], view))
  const sections = failedParts(report).map((part) => `${paint(view.colour).strong(`== ${part.name} ==`)}\n\n${ciSection(part, view).trimEnd()}`)
  return [lines.join('\n'), ...sections, ciEnd(report)].join('\n\n') + '\n'
}

function timeText(part: CiPart): string {
  return 'ms' in part ? ` (${String(part.ms)} ms)` : ''
}

function painted(line: string, part: CiPart | undefined, { colour }: View): string {
  return part !== undefined && partStatus(part) === 'failed' ? paint(colour).severity('error', line) : line
}

/** All that is to be said of a part that failed. */
export function ciSection(part: CiPart, view: View): string {
  if (part.kind === 'stopped') return [...frames(part.diagnostics, view), `error: ${printable(part.why)}`].join('\n\n')
  if (part.kind !== 'done') return part.why
  switch (part.name) {
    case 'check':
      return checkText(part.report, view)
    case 'fmt':
      return layoutText(part.report, view)
    case 'lint':
      return lintText(part.report, view)
    case 'test':
      return testsText(part.report, view)
    case 'coverage':
      return coverageText(part.report)
    case 'mutation':
      return mutationText(part.report)
    case 'replay':
      return flipsText(part.report, view)
  }
}

function ciEnd(report: CiReport): string {
  const failed = failedParts(report).map(({ name }) => name)
  if (failed.length > 0) return `failed: ${failed.join(', ')}`
  const rest = report.parts.filter((part) => partStatus(part) !== 'passed').map(({ name }) => name)
  return rest.length === 0 ? 'ok' : `ok, without ${rest.join(', ')}`
}
