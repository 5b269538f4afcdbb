import type { Span } from '../../core/diagnostics/source.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import { createCaseBench, type CaseBenchOptions, type CaseFailure } from './case-bench.ts'
import type { PreparedCase } from './prepared-cases.ts'

/** One case that was run. */
export interface CaseResult {
  /** `<rule id>/<n>`, or `tests/<n>` for the pack's own list, with `[k]` for the k-th expansion. */
  readonly name: string
  readonly pack: string
  /** Of the case in its file. */
  readonly span: Span
  /** Empty = passed. */
  readonly failures: readonly CaseFailure[]
  readonly prepared: PreparedCase
}

export interface RunCasesOptions extends CaseBenchOptions {
  /** Ends behind the first case that fails. */
  readonly bail?: boolean
  /** Told of each case as it ends, for progress. */
  readonly onCase?: (result: CaseResult) => void
}

/** Runs cases of a policy, each in runs of its own (L-80, L-81). */
export async function runCases(
  policy: PolicyAst,
  cases: readonly PreparedCase[],
  { bail = false, onCase, ...bench }: RunCasesOptions = {},
): Promise<readonly CaseResult[]> {
  const { run } = createCaseBench(policy, bench)
  const results: CaseResult[] = []
  for (const prepared of cases) {
    const { name, pack, span } = prepared
    const result: CaseResult = { name, pack: pack.id, span, failures: await run(prepared), prepared }
    results.push(result)
    onCase?.(result)
    if (bail && result.failures.length > 0) break
  }
  return results
}
