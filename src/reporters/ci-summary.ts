import { coverageCount, coveragePercent } from '../tools/policy-test/coverage/coverage-summary.ts'
import type { CiPart } from './ci-report.ts'
import { isCoverageBelowLeast, type CoverageReport } from './coverage-report.ts'
import { flipsHeadline } from './flips-headline.ts'
import type { FlipsReport } from './flips-report.ts'
import type { LayoutReport } from './layout-report.ts'
import { isBelowLeast, mutationCounts, mutationScore, type MutationReport } from './mutation-report.ts'
import type { CheckReport, LintReport, TestReport } from './reporter.ts'
import { counted } from './text/counted.ts'
import { percentText } from './text/percent-text.ts'
import { severityCounts } from './text/severity-counts.ts'

/** What came of one part, in a few words without a line break. */
export function partSummary(part: CiPart): string {
  if (part.kind !== 'done') return part.why
  switch (part.name) {
    case 'check':
      return checkSummary(part.report)
    case 'fmt':
      return layoutSummary(part.report)
    case 'lint':
      return lintSummary(part.report)
    case 'test':
      return testSummary(part.report)
    case 'coverage':
      return coverageSummary(part.report)
    case 'mutation':
      return mutationSummary(part.report)
    case 'replay':
      return replaySummary(part.report)
  }
}

function checkSummary({ loads, packs, diagnostics }: CheckReport): string {
  const counts = severityCounts(diagnostics)
  if (!loads) return `does not load: ${counts}`
  const rules = packs.reduce((sum, pack) => sum + pack.rules, 0)
  return `${counted(packs.length, 'pack')}, ${counted(rules, 'rule')}${counts === '' ? '' : `, ${counts}`}`
}

function layoutSummary({ files, unformatted, unread }: LayoutReport): string {
  const all = counted(files.length, 'file')
  const odd = unformatted.length === 0 ? [] : [`${String(unformatted.length)} of ${all} ${unformatted.length === 1 ? 'has' : 'have'} not the one layout`]
  const broken = unread === 0 ? [] : [`${counted(unread, 'file')} cannot be read`]
  return [...odd, ...broken].join(', ') || `${all} in the one layout`
}

function lintSummary({ packs, diagnostics, baseline }: LintReport): string {
  const counts = severityCounts(diagnostics) || 'no findings'
  const known = baseline === undefined || baseline.known === 0 ? '' : `, ${counted(baseline.known, 'known finding')} not shown`
  return `${counts} in ${counted(packs, 'pack')}${known}`
}

function testSummary({ cases, diagnostics }: TestReport): string {
  const passed = cases.filter((each) => each.passed).length
  const idle = diagnostics.some(({ code }) => code === 'SLC801') ? (cases.length === 0 ? 'there are no tests' : 'a pack has no tests') : undefined
  if (cases.length === 0 && idle !== undefined) return idle
  return `${String(passed)} passed, ${String(cases.length - passed)} failed${idle === undefined ? '' : `, ${idle}`}`
}

function coverageSummary(report: CoverageReport): string {
  const count = coverageCount(report.points)
  const below = isCoverageBelowLeast(report) ? `, below ${String(report.least)} %` : ''
  return `${percentText(coveragePercent(count))}, ${String(count.seen)} of ${String(count.points)} seen${below}`
}

function mutationSummary(report: MutationReport): string {
  const counts = mutationCounts(report.packs)
  const score = mutationScore(counts)
  if (score === undefined) return 'no change to notice'
  const below = isBelowLeast(report) ? `, below ${String(report.least)} %` : ''
  return `${percentText(score)}, ${String(counts.killed)} killed, ${String(counts.survived)} survived${below}`
}

function replaySummary({ flips, old }: FlipsReport): string {
  const [first = '', ...others] = old.names
  const against = others.length === 0 ? first : `${first} and ${String(others.length)} more`
  const refused = flips.refusedLines === 0 ? '' : `, ${counted(flips.refusedLines, 'line')} refused`
  return `${counted(flips.events, 'event')} of ${counted(flips.runs, 'run')}, against ${against}: ${flipsHeadline(flips)}${refused}`
}
