import { printable } from '../../core/diagnostics/printable.ts'
import type { LayoutReport } from '../layout-report.ts'
import type { ReportView } from '../reporter.ts'
import { frames } from './frames.ts'

/** Each file that has not the one layout, with the first line that would change. */
export function layoutText({ unformatted, unread, diagnostics }: LayoutReport, view: Pick<ReportView, 'colour'>): string {
  const lines = unformatted.map(({ name, line }) => `${printable(name)}:${String(line)}`)
  const end = unformatted.length > 0 ? ['`sluice fmt` puts them right, and `sluice fmt --diff` shows how'] : []
  const unknown = unread > diagnostics.length ? ['what cannot be read is told above'] : []
  return [...frames(diagnostics, view), [...lines, ...end, ...unknown].join('\n')].filter((part) => part !== '').join('\n\n') + '\n'
}
