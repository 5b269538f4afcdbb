import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { wholeError } from '../../core/diagnostics/source-error.ts'
import type { Span } from '../../core/diagnostics/source.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import { createCaseBench, type CaseBenchOptions, type CaseFailure } from './case-bench.ts'
import { preparedCases } from './prepared-cases.ts'

/** One case that was run. */
export interface CaseResult {
  /** `<rule id>/<n>`, or `tests/<n>` for the pack's own list, with `[k]` for the k-th expansion. */
  readonly name: string
  readonly pack: string
  /** Of the case in its file. */
  readonly span: Span
  /** Empty = passed. */
  readonly failures: readonly CaseFailure[]
}

export type PolicyTestRun =
  | { readonly ok: true; readonly results: readonly CaseResult[]; readonly passed: number; readonly failed: number }
  /** Nothing was run, which is no pass (L-82). */
  | { readonly ok: false; readonly diagnostic: Diagnostic }

export interface PolicyTestOptions extends CaseBenchOptions {
  /** Part of `<pack id>#<case name>`; a filter that matches nothing is an error. */
  readonly filter?: string
  /** Told of each case as it ends, for progress. */
  readonly onCase?: (result: CaseResult) => void
}

/** Runs every inline case of a policy, each in runs of its own (L-80 to L-82). */
export async function runPolicyTests(policy: PolicyAst, options: PolicyTestOptions = {}): Promise<PolicyTestRun> {
  const cases = preparedCases(policy)
  if (cases.length === 0) return nothingRun('SLC801', 'there are no tests')
  const bench = createCaseBench(policy, options)
  const results: CaseResult[] = []
  for (const one of cases) {
    const { name, pack, span } = one
    if (options.filter !== undefined && !`${pack.id}#${name}`.includes(options.filter)) continue
    const result: CaseResult = { name, pack: pack.id, span, failures: await bench.run(one) }
    results.push(result)
    options.onCase?.(result)
  }
  if (results.length === 0) return nothingRun('SLC802', 'the filter matches no test')
  const failed = results.filter(({ failures }) => failures.length > 0).length
  return { ok: true, results, passed: results.length - failed, failed }
}

function nothingRun(code: 'SLC801' | 'SLC802', message: string): PolicyTestRun {
  return { ok: false, diagnostic: wholeError(code, message) }
}
