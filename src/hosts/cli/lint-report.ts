import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { sortDiagnostics } from '../../core/diagnostics/sort-diagnostics.ts'
import type { LintReport } from '../../reporters/reporter.ts'
import { againstBaseline, type BaselineEntry } from '../../tools/lint/baseline.ts'
import type { FailOn } from '../../tools/lint/fail-on.ts'
import { isLintCode, isLoadingError } from '../../tools/lint/is-loading-error.ts'
import type { LintedGroup } from './lint-groups.ts'

/** What was found, of reading, of the configuration and of these packs, without what a baseline knows. */
export function lintReport(
  linted: readonly LintedGroup[],
  found: readonly Diagnostic[],
  failOn: FailOn,
  known: readonly BaselineEntry[] | undefined,
): LintReport {
  const all = inReportOrder(found)
  const entries = linted.flatMap(({ group }) => group)
  const files = entries.flatMap(({ source, files: others = [] }) => [source.name, ...others.map((file) => file.source.name)]).sort()
  const fixed = linted.reduce((sum, group) => sum + group.fixed, 0)
  const base = { loads: !all.some(isLoadingError), files, packs: entries.length, failOn, fixed }
  if (known === undefined) return { ...base, diagnostics: all }
  const { fresh, known: hidden, gone } = againstBaseline(all.filter(({ code }) => isLintCode(code)), known, files)
  const shown = new Set(fresh)
  const diagnostics = all.filter((each) => !isLintCode(each.code) || shown.has(each))
  return { ...base, diagnostics, baseline: { known: hidden, gone } }
}

/** By the name of the file, then by place, whatever the order of the paths. */
export function inReportOrder(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const sources = new Set(found.flatMap(({ at }) => (at.kind === 'source' ? [at.span.source] : [])))
  return sortDiagnostics(found, [...sources].sort((left, right) => (left.name < right.name ? -1 : 1)))
}
