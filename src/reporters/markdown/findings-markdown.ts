import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { positionAt } from '../../core/diagnostics/source.ts'
import type { CheckReport } from '../reporter.ts'
import { counted } from '../text/counted.ts'
import { severityCounts } from '../text/severity-counts.ts'
import { markdownText, placeCode } from './markdown-text.ts'

/** A comment holds 65,536 characters; the rest is counted. */
const mostRows = 100

/** One line that says how it stands, then a row for each finding. */
export function findingsMarkdown({ loads, diagnostics }: Pick<CheckReport, 'loads' | 'diagnostics'>): string {
  if (diagnostics.length === 0) return '**sluice**: no findings\n'
  return [`**sluice**: ${loads ? '' : 'does not load, '}${severityCounts(diagnostics)}`, '', ...findingRows(diagnostics), ''].join('\n')
}

export function findingRows(diagnostics: readonly Diagnostic[]): readonly string[] {
  const rows = diagnostics.slice(0, mostRows).map(row)
  const rest = diagnostics.length - rows.length
  return [
    '| level | code | place | finding |',
    '|---|---|---|---|',
    ...rows,
    ...(rest === 0 ? [] : ['', `and ${counted(rest, 'more finding')}`]),
  ]
}

function row({ code, severity, message, hint, at }: Diagnostic): string {
  const words = hint === undefined ? markdownText(message) : `${markdownText(message)}<br>${markdownText(hint)}`
  return `| ${severity} | ${code} | ${place(at)} | ${words} |`
}

function place(at: Diagnostic['at']): string {
  if (at.kind !== 'source') return ''
  const { line, column } = positionAt(at.span.source.text, at.span.start)
  return placeCode(at.span.source.name, line, column)
}
