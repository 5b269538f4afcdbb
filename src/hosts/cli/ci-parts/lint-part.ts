import { isCounted } from '../../../tools/lint/fail-on.ts'
import type { Diagnostic } from '../../../core/diagnostics/diagnostic.ts'
import type { BaselineEntry } from '../../../tools/lint/baseline.ts'
import type { LintSettings } from '../../../tools/lint/lint-policy.ts'
import type { FailOn } from '../../../tools/lint/fail-on.ts'
import { exitCode } from '../exit-code.ts'
import { lintGroup } from '../lint-groups.ts'
import { lintReport } from '../lint-report.ts'
import type { LoadedOnce } from './load-once.ts'
import { timed, type PartResult } from './part-result.ts'

export interface LintRequest {
  readonly settings: LintSettings
  readonly failOn: FailOn
  /** Warnings of the configuration. */
  readonly found: readonly Diagnostic[]
  readonly known?: readonly BaselineEntry[]
}

/** What `sluice lint` finds in policies that load. */
export async function lintPart({ groups }: LoadedOnce, { settings, failOn, found, known }: LintRequest): Promise<PartResult> {
  const { value: report, ms } = await timed(() => {
    const linted = groups.map((group) => lintGroup(group, settings))
    return lintReport(linted, [...found, ...linted.flatMap(({ diagnostics }) => diagnostics)], failOn, known)
  })
  const passed = !report.diagnostics.some((each) => isCounted(each, failOn))
  return { part: { name: 'lint', kind: 'done', passed, ms, report }, exit: passed ? exitCode.clean : exitCode.findings }
}
