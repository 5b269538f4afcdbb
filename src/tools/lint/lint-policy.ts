import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { sortDiagnostics } from '../../core/diagnostics/sort-diagnostics.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import type { LintFinding, LintRule } from './define-lint-rule.ts'
import { levelsOfRule, type RuleLevels } from './level-of-rule.ts'
import { createLintContext } from './lint-context.ts'
import { defaultLintConfig, type LintConfig } from './lint-config.ts'
import { lintRules } from './registry.ts'

export interface LintSettings {
  /** Default: those of the configuration. Those named here are asked whatever their preset. */
  readonly rules?: readonly LintRule[]
  readonly config?: LintConfig
  /** Milliseconds since 1970 by the host's clock. */
  readonly now?: number
}

/** Every finding of every rule, in the order of the files, then by position. Pure: the same policy gives the same findings. */
export function lintPolicy(policy: PolicyAst, settings: LintSettings = {}): readonly Diagnostic[] {
  const context = createLintContext(policy, settings.now)
  const config = settings.config ?? defaultLintConfig
  const isChosen = ({ preset }: LintRule) => settings.rules !== undefined || config.preset === 'strict' || preset === 'recommended'
  const found = (settings.rules ?? lintRules).flatMap((rule) => {
    const levels = levelsOfRule(rule, config, isChosen(rule))
    return levels.isAsked ? [...rule.check(policy, context)].flatMap((finding) => atItsLevel(rule, levels, finding)) : []
  })
  return sortDiagnostics(found, policy.packs.flatMap(({ trees }) => trees.map(({ source }) => source)))
}

function atItsLevel({ code }: LintRule, levels: RuleLevels, { span, ...words }: LintFinding): readonly Diagnostic[] {
  const severity = levels.levelIn(span.source.name)
  return severity === 'off' ? [] : [{ code, severity, at: { kind: 'source', span }, ...words }]
}
