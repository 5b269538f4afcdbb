import { printable } from '../../core/diagnostics/printable.ts'
import { renderFrame } from '../../core/diagnostics/render-frame.ts'
import type { DecisionCounts } from '../../tools/replay/replay-summary.ts'
import { counted } from './counted.ts'
import { table } from './table.ts'
import type { ReplayReport, ReportView } from '../reporter.ts'

/** What is to be said of the whole, then one table for each question: which decisions, by which rule, on which tool, on which label. */
export function replayText({ summary, policy, runsFromZero, diagnostics }: ReplayReport, view: Pick<ReportView, 'colour'>): string {
  const { events, runs, refusedLines, byDecision, byRule, byTool, byLabel } = summary
  const head = [`${counted(events, 'event')} of ${counted(runs, 'run')}, policy ${policy}`]
  if (refusedLines > 0) head.push(`${counted(refusedLines, 'line')} refused: no event, so no decision`)
  if (runsFromZero > 0) head.push(`${counted(runsFromZero, 'run')} counted turns from 0; rules saw them from 1`)
  const kinds = Object.keys(byDecision)
  const decisions = Object.entries(byDecision).map(([kind, count]) => [kind, String(count)])
  return [
    ...diagnostics.map((diagnostic) => renderFrame(diagnostic, { colour: view.colour })),
    head.join('\n'),
    table([['decision', 'events'], ...decisions]),
    countTable('rule', byRule, kinds),
    countTable('tool', byTool, kinds),
    countTable('label', byLabel, kinds),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

function countTable(what: string, rows: Readonly<Record<string, DecisionCounts>>, kinds: readonly string[]): string {
  const names = Object.keys(rows)
  if (names.length === 0) return ''
  const used = kinds.filter((kind) => names.some((name) => (rows[name]?.[kind] ?? 0) > 0))
  return table([
    [what, ...used],
    // Tool names come from the trace, so they are printed as text that cannot steer a terminal.
    ...names.map((name) => [printable(name), ...used.map((kind) => String(rows[name]?.[kind] ?? 0))]),
  ])
}
