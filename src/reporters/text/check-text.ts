import type { CheckReport, ReportView } from '../reporter.ts'
import { counted } from './counted.ts'
import { frames } from './frames.ts'
import { severityCounts } from './severity-counts.ts'

/** A frame for each finding, then what was loaded and how it stands. */
export function checkText(report: CheckReport, view: Pick<ReportView, 'colour'>): string {
  return [...frames(report.diagnostics, view), checkEnd(report)].join('\n\n') + '\n'
}

function checkEnd({ loads, packs, diagnostics }: CheckReport): string {
  const counts = severityCounts(diagnostics)
  if (!loads) return `does not load: ${counts}`
  const listed = packs.map(
    ({ id, version, tier, rules, exceptions }) =>
      `${id} ${version} (${tier}): ${counted(rules, 'rule')}${exceptions > 0 ? `, ${counted(exceptions, 'exception')}` : ''}`,
  )
  return [...listed, diagnostics.length === 0 ? 'ok' : `loads with ${counts}`].join('\n')
}
