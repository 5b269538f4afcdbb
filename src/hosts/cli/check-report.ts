import type { Diagnostic, Result } from '../../core/diagnostics/diagnostic.ts'
import type { PackNode, PolicyAst } from '../../core/rules/policy-ast.ts'
import type { CheckReport, PackSummary } from '../../reporters/reporter.ts'

/** Whether all of these load; `problems` kept some from being read. */
export function checkReport(loaded: readonly Result<PolicyAst>[], problems: readonly Diagnostic[] = []): CheckReport {
  const policies = loaded.flatMap((each) => (each.ok ? [each.value] : []))
  const loads = problems.length === 0 && policies.length === loaded.length
  const diagnostics = [...problems, ...loaded.flatMap((each) => each.diagnostics)]
  return { loads, packs: loads ? policies.flatMap(({ packs }) => packs.map(packSummary)) : [], diagnostics }
}

function packSummary({ id, version, tier, rules, exceptions }: PackNode): PackSummary {
  return { id, version, tier, rules: rules.length, exceptions: exceptions.length }
}
