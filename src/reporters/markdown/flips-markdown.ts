import type { DecisionGist } from '../../tools/replay/compared-event.ts'
import type { FlipGroup, FlipReport } from '../../tools/replay/flip-report.ts'
import { groupDeciders, kindWords } from '../../tools/replay/flip-words.ts'
import { flipsHeadline } from '../flips-headline.ts'
import { accountsOf, type FlipsReport } from '../flips-report.ts'
import { counted } from '../text/counted.ts'
import { exampleAccount } from '../text/example-account.ts'
import { markdownText } from './markdown-text.ts'

/** A comment holds 65,536 characters; the rest is counted. */
const mostRows = 50
/** Names come from traces and are as long as those make them. */
const longestName = 120
/** Examples that are told of, and the length of one account: a comment is read from above. */
const mostExplained = 5
const longestAccount = 2_000

/** One line that says how it stands, a row for each way in which decisions flip, and what the traces do not hold. */
export function flipsMarkdown(report: FlipsReport): string {
  const { flips, old, now, runsFromZero } = report
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
    ...explained(report),
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

/** Each example folded away, so that the table stays what one sees. */
function explained({ flips, accounts }: FlipsReport): readonly string[] {
  if (accounts?.kind === 'read_once' && flips.groups.length > 0) return ['', 'A trace could be read only once, so the examples are not explained.']
  return flips.groups.slice(0, mostExplained).flatMap((group, index) => {
    const told = accountsOf(accounts, index)
    if (told === undefined) return []
    const { example } = group
    return [
      '',
      `<details><summary>${kindWords(group.kind)}: the first example</summary>`,
      '',
      sideLine('old', example.old),
      '',
      codeBlock(exampleAccount(told.old, example.now.rule)),
      '',
      sideLine('new', example.now),
      '',
      codeBlock(exampleAccount(told.now, example.old.rule)),
      '',
      '</details>',
    ]
  })
}

function sideLine(side: string, { decision, rule }: DecisionGist): string {
  return `${side}: ${decision}${rule === undefined ? '' : ` by ${cell(rule)}`}`
}

/** Nothing in it has a meaning: the fence is longer than any that the text could hold. */
function codeBlock(text: string): string {
  const shown = text.length <= longestAccount ? text : `${text.slice(0, longestAccount)}…`
  const longest = Math.max(2, ...Array.from(shown.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${shown}\n${fence}`
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
