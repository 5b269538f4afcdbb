import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { sortDiagnostics } from '../../core/diagnostics/sort-diagnostics.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import type { LintRule } from './define-lint-rule.ts'
import { createLintContext } from './lint-context.ts'
import { lintRules } from './registry.ts'

export interface LintSettings {
  /** Default: every rule. */
  readonly rules?: readonly LintRule[]
  /** Milliseconds since 1970 by the host's clock. */
  readonly now?: number
}

/** Every finding of every rule, in the order of the files, then by position. Pure: the same policy gives the same findings. */
export function lintPolicy(policy: PolicyAst, settings: LintSettings = {}): readonly Diagnostic[] {
  const context = createLintContext(policy, settings.now)
  const found = (settings.rules ?? lintRules).flatMap((rule) =>
    [...rule.check(policy, context)].map(({ span, ...words }): Diagnostic => ({
      code: rule.code,
      severity: rule.severity,
      at: { kind: 'source', span },
      ...words,
    })),
  )
  return sortDiagnostics(found, policy.packs.flatMap(({ trees }) => trees.map(({ source }) => source)))
}
