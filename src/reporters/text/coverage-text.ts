import { positionAt } from '../../core/diagnostics/source.ts'
import type { CoveragePoint } from '../../tools/policy-test/coverage/coverage-point.ts'
import { coverageCount, coveragePercent, isSeen, packCoverage, type CoverageCount } from '../../tools/policy-test/coverage/coverage-summary.ts'
import type { CoverageReport } from '../coverage-report.ts'
import { percentText } from './percent-text.ts'
import { table } from './table.ts'

/** How much was shown, pack by pack, then everything that was not, with its place. */
export function coverageText({ points }: CoverageReport): string {
  const packs = packCoverage(points)
  const rows = packs.map((each) => row(each.pack, each))
  const all = packs.length > 1 ? [row('all', coverageCount(points))] : []
  const missed = points.filter((point) => !isSeen(point)).map(missedLine)
  return [table([['coverage', 'seen', 'of', ''], ...rows, ...all]), ...(missed.length > 0 ? [missed.join('\n')] : [])].join('\n\n') + '\n'
}

function row(name: string, count: CoverageCount): readonly string[] {
  return [name, String(count.seen), String(count.points), percentText(coveragePercent(count))]
}

function missedLine(point: CoveragePoint): string {
  const { span, rule } = point
  const { line, column } = positionAt(span.source.text, span.start)
  return `${span.source.name}:${String(line)}:${String(column)} ${rule}: ${missedText(point)}`
}

/** `the rule is never a miss`. */
export function missedText({ of, want }: CoveragePoint): string {
  switch (want) {
    case 'used':
      return `${of} is never used`
    case 'unknown':
      return `${of} is never unknown`
    case 'hit':
    case 'miss':
      return `${of} is never a ${want}`
  }
}
