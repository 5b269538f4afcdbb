import { isSeen } from '../../tools/policy-test/coverage/coverage-summary.ts'
import { positionAt, type Span } from '../../core/diagnostics/source.ts'
import { failedParts, partStatus, type CiPart, type CiReport } from '../ci-report.ts'
import { partSummary } from '../ci-summary.ts'
import type { TestReport } from '../reporter.ts'
import { counted } from '../text/counted.ts'
import { missedText } from '../text/coverage-text.ts'
import { findingRows } from './findings-markdown.ts'
import { flipsMarkdown } from './flips-markdown.ts'
import { markdownText, placeCode } from './markdown-text.ts'

/** A comment holds 65,536 characters; sections that would not fit are left to the other forms. */
const longest = 60_000
const mostRows = 50

/** A table of the parts, then the findings of those that failed; what the change does to recorded events is told in any case. */
export function ciMarkdown(report: CiReport): string {
  const failed = failedParts(report).map(({ name }) => name)
  const head = [
    `**sluice ci**: ${failed.length === 0 ? 'ok' : `failed: ${failed.join(', ')}`}`,
    '',
    '| part | status | |',
    '|---|---|---|',
    ...report.parts.map((part) => `| ${part.name} | ${statusCell(part)} | ${markdownText(partSummary(part))} |`),
    '',
  ].join('\n')
  const sections = report.parts.flatMap((part) => {
    const lines = section(part)
    return lines.length === 0 ? [] : [`\n### ${part.name}\n\n${lines.join('\n').trimEnd()}\n`]
  })
  let text = head
  let left = 0
  for (const each of sections) {
    if (text.length + each.length > longest) left++
    else text += each
  }
  return left === 0 ? text : `${text}\n${counted(left, 'section')} too long for a comment\n`
}

function statusCell(part: CiPart): string {
  const status = partStatus(part)
  return status === 'failed' ? `**${status}**` : status
}

function section(part: CiPart): readonly string[] {
  const hasFlips = part.kind === 'done' && part.name === 'replay' && part.report.flips.groups.length > 0
  if (partStatus(part) !== 'failed' && !hasFlips) return []
  if (part.kind === 'stopped') return part.diagnostics.length === 0 ? [] : findingRows(part.diagnostics)
  if (part.kind !== 'done') return []
  switch (part.name) {
    case 'check':
    case 'lint':
      return findingRows(part.report.diagnostics)
    case 'fmt':
      return [
        ...(part.report.diagnostics.length === 0 ? [] : [...findingRows(part.report.diagnostics), '']),
        ...listed(part.report.unformatted.map(({ name, line }) => `${placeCode(name, line)} is not in the one layout`)),
      ]
    case 'test':
      return failedCases(part.report)
    case 'coverage':
      return listed(part.report.points.filter((point) => !isSeen(point)).map((point) => `${spanCode(point.span)} ${markdownText(`${point.rule}: ${missedText(point)}`)}`))
    case 'mutation':
      return listed(
        part.report.packs.flatMap(({ survivors }) => survivors.map(({ rules, says, at }) => `${spanCode(at)} ${markdownText(`${rules.join(', ')}: ${says}`)}`)),
      )
    case 'replay':
      return flipsMarkdown(part.report).split('\n')
  }
}

function failedCases({ cases, diagnostics }: TestReport): readonly string[] {
  const failed = cases.filter(({ passed }) => !passed)
  const lines = failed.map(({ pack, name, why = 'failed', failures = [], at }) => {
    const place = failures[0]?.at ?? at
    return `${place === undefined ? '' : `${spanCode(place)} `}${markdownText(`${pack}#${name}: ${why}`)}`
  })
  return [...(diagnostics.length === 0 ? [] : [...findingRows(diagnostics), '']), ...listed(lines)]
}

function listed(lines: readonly string[]): readonly string[] {
  const shown = lines.slice(0, mostRows).map((line) => `- ${line}`)
  return lines.length > shown.length ? [...shown, '', `and ${String(lines.length - shown.length)} more`] : shown
}

function spanCode({ source, start }: Span): string {
  return placeCode(source.name, positionAt(source.text, start).line)
}
