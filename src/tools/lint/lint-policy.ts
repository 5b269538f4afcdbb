import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { firstAdvice } from '../../core/diagnostics/first-advice.ts'
import { sortDiagnostics } from '../../core/diagnostics/sort-diagnostics.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import type { LintRule } from './define-lint-rule.ts'
import { createLintContext } from './lint-context.ts'
import { defaultLintConfig, type LintConfig } from './lint-config.ts'
import { lintRules } from './registry.ts'

export interface LintSettings {
  /** Default: those of the configuration. */
  readonly rules?: readonly LintRule[]
  readonly config?: LintConfig
  /** Milliseconds since 1970 by the host's clock. */
  readonly now?: number
}

/** Every finding of every rule, in the order of the files, then by position. Pure: the same policy gives the same findings. */
export function lintPolicy(policy: PolicyAst, settings: LintSettings = {}): readonly Diagnostic[] {
  const context = createLintContext(policy, settings.now)
  const { preset } = settings.config ?? defaultLintConfig
  const rules = settings.rules ?? lintRules.filter((rule) => preset === 'strict' || rule.preset === 'recommended')
  const found = rules.flatMap((rule) =>
    [...rule.check(policy, context)].map(({ span, ...words }): Diagnostic => ({
      code: rule.code,
      severity: rule.severity,
      at: { kind: 'source', span },
      hint: firstAdvice(rule.fix),
      ...words,
    })),
  )
  return sortDiagnostics(found, policy.packs.flatMap(({ trees }) => trees.map(({ source }) => source)))
}
