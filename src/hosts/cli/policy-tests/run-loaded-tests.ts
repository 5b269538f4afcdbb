import type { Diagnostic } from '../../../core/diagnostics/diagnostic.ts'
import type { PolicyWatch } from '../../../core/compile/policy-watch.ts'
import { runCases, type CaseResult } from '../../../tools/policy-test/run-cases.ts'
import { selectCases } from '../../../tools/policy-test/select-cases.ts'
import { systemTime } from '../../node/clock.ts'
import type { Io } from '../io.ts'
import type { TestedPolicies } from './load-for-tests.ts'
import type { TestOptions } from '../options/read-test-options.ts'
import { showProgress } from '../progress.ts'

export interface TestedCases {
  readonly results: readonly CaseResult[]
  /** Cases that fit, of all shards. */
  readonly fitting: number
  /** Cases of this run that were not reached, since one before them failed. */
  readonly notRun: number
  /** Why a pack was not tested (L-82). */
  readonly idle: readonly Diagnostic[]
}

/** Runs the cases that were asked for, with progress on a terminal. */
export async function runLoadedTests(
  { groups, parseSql }: TestedPolicies,
  { selection, bail }: Pick<TestOptions, 'selection' | 'bail'>,
  io: Io,
  watch?: PolicyWatch,
): Promise<TestedCases> {
  const selected = selectCases(groups.map(({ policy }) => policy), selection)
  const progress = showProgress(io, 'cases', systemTime)
  const results: CaseResult[] = []
  for (const { policy, cases } of selected) {
    if (bail && results.at(-1)?.failures.length !== 0 && results.length > 0) break
    const options = { bail, onCase: progress.step, ...(parseSql !== undefined && { parseSql }), ...(watch !== undefined && { watch }) }
    results.push(...(await runCases(policy, cases, options)))
  }
  progress.finish()
  const idle = selected.flatMap((each) => (each.idle === undefined ? [] : [each.idle]))
  const fitting = selected.reduce((sum, each) => sum + each.fitting, 0)
  return {
    results,
    fitting,
    notRun: selected.reduce((sum, { cases }) => sum + cases.length, 0) - results.length,
    // A filter leaves most packs without a case; a pack that holds none at all was never tested (L-82).
    idle: fitting === 0 ? idle : idle.filter(({ code }) => code === 'SLC801'),
  }
}
