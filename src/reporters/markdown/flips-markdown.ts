import type { FlipGroup, FlipReport } from '../../tools/replay/flip-report.ts'
import { groupDeciders, kindWords } from '../../tools/replay/flip-words.ts'
import { flipsHeadline } from '../flips-headline.ts'
import type { FlipsReport } from '../flips-report.ts'
import { counted } from '../text/counted.ts'
import { markdownText } from './markdown-text.ts'

/** A comment holds 65,536 characters; the rest is counted. */
const mostRows = 50
/** Names come from traces and are as long as those make them. */
const longestName = 120

/** One line that says how it stands, a row for each way in which decisions flip, and what the traces do not hold. */
export function flipsMarkdown({ flips, old, now, runsFromZero }: FlipsReport): string {
  const rows = flips.groups.slice(0, mostRows).map(row)
  const rest = flips.groups.length - rows.length
  return [
    `**sluice replay**: ${flipsHeadline(flips)}`,
    '',
    `${counted(flips.events, 'event')} of ${counted(flips.runs, 'run')}, from ${names(old.names)} to ${names(now.names)}`,
    ...(flips.refusedLines > 0 ? ['', `${counted(flips.refusedLines, 'line')} refused: no event, so no decision`] : []),
    ...(runsFromZero > 0 ? ['', `${counted(runsFromZero, 'run')} counted turns from 0; rules saw them from 1`] : []),
    ...(rows.length === 0
      ? []
      : ['', '| change | old rule | new rule | events | runs | decisions | tools | first |', '|---|---|---|--:|--:|---|---|---|', ...rows]),
    ...(rest > 0 ? ['', `and ${counted(rest, 'more way')} in which decisions changed`] : []),
    ...(flips.ungrouped > 0 ? ['', `and ${counted(flips.ungrouped, 'more change')} in no group`] : []),
    ...lacking(flips),
    '',
  ].join('\n')
}

function row(group: FlipGroup): string {
  const { old, now } = groupDeciders(group)
  const { place } = group.example
  const first = `${place.trace}:${String(place.line)}, turn ${String(place.turn)}${place.tool === undefined ? '' : `, ${place.tool}`}`
  const cells = [
    group.kind === 'loosened' ? `**${kindWords(group.kind)}**` : kindWords(group.kind),
    cell(old),
    cell(now),
    String(group.count),
    String(group.runs),
    counts(group.decisions),
    counts(group.tools),
    cell(first),
  ]
  return `| ${cells.join(' | ')} |`
}

function counts(all: FlipGroup['tools']): string {
  const entries = Object.entries(all)
  const named = entries.slice(0, 4).map(([name, count]) => `${cell(name)} (${String(count)})`)
  return [...named, ...(entries.length > named.length ? [`${String(entries.length - named.length)} more`] : [])].join('<br>')
}

function lacking({ lacking: rows, eventsLacking }: FlipReport): readonly string[] {
  if (rows.length === 0) return []
  const shown = rows.slice(0, mostRows)
  return [
    '',
    `${counted(eventsLacking, 'event')} hung on facts that the traces do not hold; nothing was assumed:`,
    '',
    '| fact | rule | old | new |',
    '|---|---|--:|--:|',
    ...shown.map(({ fact, rule, old, now }) => `| ${cell(fact)} | ${cell(rule)} | ${String(old)} | ${String(now)} |`),
    ...(rows.length > shown.length ? ['', `and ${counted(rows.length - shown.length, 'more row')}`] : []),
  ]
}

function names(all: readonly string[]): string {
  return all.map(cell).join(' ')
}

function cell(text: string): string {
  return markdownText(text.length <= longestName ? text : `${text.slice(0, longestName)}…`)
}
