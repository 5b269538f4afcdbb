import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { printable } from '../../core/diagnostics/printable.ts'
import { renderFrame } from '../../core/diagnostics/render-frame.ts'
import type { LintReport, ReportView } from '../reporter.ts'
import { counted } from './counted.ts'
import { severityCounts } from './severity-counts.ts'

/** A frame for each finding, with what `--fix` would mend marked, then how it stands. */
export function lintText(report: LintReport, { colour }: Pick<ReportView, 'colour'>): string {
  return [...report.diagnostics.map((diagnostic) => fixableFrame(diagnostic, colour)), ending(report)].join('\n\n') + '\n'
}

function fixableFrame(diagnostic: Diagnostic, colour: boolean): string {
  const frame = renderFrame(diagnostic, { colour })
  if (diagnostic.fix === undefined) return frame
  // The last line of a frame has its margin.
  const margin = /(?:^|\n)( +)[^\n]*$/.exec(frame)?.[1] ?? ''
  return `${frame}\n${margin}= \`--fix${diagnostic.fix.safe ? '' : '-unsafe'}\` mends it`
}

function ending(report: LintReport): string {
  const { baseline, fixed } = report
  return [
    ...(baseline?.gone ?? []).map(({ code, file }) => `no longer there, take it out of the baseline: ${code} in ${printable(file)}`),
    ...(baseline === undefined || baseline.known === 0 ? [] : [`${counted(baseline.known, 'known finding')} of the baseline not shown`]),
    ...(fixed === 0 ? [] : [`${counted(fixed, 'finding')} fixed`]),
    standing(report),
  ].join('\n')
}

function standing({ loads, packs, diagnostics }: LintReport): string {
  const counts = severityCounts(diagnostics)
  if (!loads) return `does not load: ${counts}`
  const where = counted(packs, 'pack')
  if (diagnostics.length === 0) return `ok: no findings in ${where}`
  const fixable = diagnostics.filter(({ fix }) => fix?.safe === true).length
  return `${counts} in ${where}${fixable === 0 ? '' : `; \`--fix\` mends ${String(fixable)}`}`
}
