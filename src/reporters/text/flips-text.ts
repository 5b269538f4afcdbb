import { printable } from '../../core/diagnostics/printable.ts'
import { renderFrame } from '../../core/diagnostics/render-frame.ts'
import type { DecisionCounts } from '../../tools/replay/replay-summary.ts'
import type { FlipExample, FlipGroup, FlipReport } from '../../tools/replay/flip-report.ts'
import { flipCount, groupDeciders, kindWords } from '../../tools/replay/flip-words.ts'
import type { FlipsReport } from '../flips-report.ts'
import type { ReportView } from '../reporter.ts'
import { counted } from './counted.ts'
import { table } from './table.ts'

/** Groups that are printed; a screen shows no more, and the other forms hold them all. */
const mostGroups = 30
/** Tools that are named of one group. */
const mostTools = 3

/** How many decisions flip, then one paragraph for each way in which they do, then what the traces do not hold. */
export function flipsText({ flips, old, now, runsFromZero, diagnostics }: FlipsReport, view: Pick<ReportView, 'colour'>): string {
  const shown = flips.groups.slice(0, mostGroups)
  const rest = flips.groups.length - shown.length
  return [
    ...diagnostics.map((diagnostic) => renderFrame(diagnostic, { colour: view.colour })),
    head(flips, runsFromZero),
    table([
      ['old', old.names.map(printable).join(' '), old.policy],
      ['new', now.names.map(printable).join(' '), now.policy],
    ], new Set([0, 1, 2])),
    decisionTable(flips),
    ...shown.map(groupText),
    ...(rest > 0 ? [`and ${counted(rest, 'more way')} in which decisions changed`] : []),
    ...(flips.ungrouped > 0 ? [`and ${counted(flips.ungrouped, 'more change')} that ${flips.ungrouped === 1 ? 'is' : 'are'} in no group`] : []),
    lackingText(flips),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

function head(flips: FlipReport, runsFromZero: number): string {
  const { events, runs, refusedLines, kinds, runsWithFlips } = flips
  const total = flipCount(flips)
  const lines = [`${counted(events, 'event')} of ${counted(runs, 'run')}: ${total === 0 ? 'no decision flips' : `${counted(total, 'decision')} flip${total === 1 ? 's' : ''}`}`]
  const parts = Object.entries(kinds).map(([kind, count]) => `${String(count)} ${kindWords(kind as keyof typeof kinds)}`)
  if (parts.length > 0) lines.push(`${parts.join(', ')}; in ${counted(runsWithFlips, 'run')}`)
  if (refusedLines > 0) lines.push(`${counted(refusedLines, 'line')} refused: no event, so no decision`)
  if (runsFromZero > 0) lines.push(`${counted(runsFromZero, 'run')} counted turns from 0; rules saw them from 1`)
  return lines.join('\n')
}

function decisionTable({ oldDecisions, newDecisions }: FlipReport): string {
  const words = [...new Set([...Object.keys(oldDecisions), ...Object.keys(newDecisions)])].sort()
  return table([['decision', 'old', 'new'], ...words.map((word) => [word, String(oldDecisions[word] ?? 0), String(newDecisions[word] ?? 0)])])
}

function groupText(group: FlipGroup): string {
  const { old, now } = groupDeciders(group)
  return [
    `${kindWords(group.kind)}: ${printable(old)} → ${printable(now)}`,
    `    ${counted(group.count, 'event')} of ${counted(group.runs, 'run')}: ${countsText(group.decisions)}`,
    ...(Object.keys(group.tools).length > 0 ? [`    tools: ${countsText(group.tools)}`] : []),
    `    first: ${placeText(group.example)}`,
  ].join('\n')
}

function countsText(counts: DecisionCounts): string {
  const entries = Object.entries(counts)
  const named = entries.slice(0, mostTools).map(([name, count]) => `${printable(name)} (${String(count)})`)
  const rest = entries.length - named.length
  return [...named, ...(rest > 0 ? [`${String(rest)} more`] : [])].join(', ')
}

function placeText({ place, detail }: FlipExample): string {
  const tool = place.tool === undefined ? '' : ` ${printable(place.tool)}`
  const differs = detail?.differs ?? []
  const where = differs.length === 0 ? '' : `, at ${differs.slice(0, mostTools).map(printable).join(', ')}`
  return `${printable(place.trace)}:${String(place.line)}, run ${printable(place.run)}, turn ${String(place.turn)}, ${place.kind}${tool}${where}`
}

function lackingText({ lacking, eventsLacking }: FlipReport): string {
  if (lacking.length === 0) return ''
  const rows = lacking.map(({ fact, rule, old, now }) => [fact, rule, String(old), String(now)])
  const why = `${counted(eventsLacking, 'event')} hung on facts that the traces do not hold; nothing was assumed:`
  return `${why}\n${table([['fact', 'rule', 'old', 'new'], ...rows], new Set([0, 1]))}`
}
