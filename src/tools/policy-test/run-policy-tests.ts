import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import { runCases, type CaseResult, type RunCasesOptions } from './run-cases.ts'
import { selectCases, type CaseSelection } from './select-cases.ts'

export type PolicyTestRun =
  | { readonly ok: true; readonly results: readonly CaseResult[]; readonly passed: number; readonly failed: number }
  /** Nothing was run, which is no pass (L-82). */
  | { readonly ok: false; readonly diagnostic: Diagnostic }

export interface PolicyTestOptions extends RunCasesOptions, CaseSelection {}

/** Runs the cases of one policy, each in runs of its own (L-80 to L-82). */
export async function runPolicyTests(policy: PolicyAst, options: PolicyTestOptions = {}): Promise<PolicyTestRun> {
  const results: CaseResult[] = []
  for (const { cases, idle } of selectCases([policy], options)) {
    if (idle !== undefined) return { ok: false, diagnostic: idle }
    results.push(...(await runCases(policy, cases, options)))
  }
  const failed = results.filter(({ failures }) => failures.length > 0).length
  return { ok: true, results, passed: results.length - failed, failed }
}
