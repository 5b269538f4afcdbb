import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { firstAdvice } from '../../core/diagnostics/first-advice.ts'
import { sortDiagnostics } from '../../core/diagnostics/sort-diagnostics.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import type { LintFinding, LintRule } from './define-lint-rule.ts'
import { judgeIgnores } from './ignores/judge-ignores.ts'
import type { JudgedIgnore } from './ignores/written-ignore.ts'
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

/**
 * Every finding of every rule that no comment ignores, in the order of the files, then by position.
 * Pure: the same policy gives the same findings.
 */
export function lintPolicy(policy: PolicyAst, settings: LintSettings = {}): readonly Diagnostic[] {
  const { now, config = defaultLintConfig } = settings
  const isChosen = ({ preset }: LintRule) => settings.rules !== undefined || config.preset === 'strict' || preset === 'recommended'
  const asked = new Map<LintRule, RuleLevels>()
  for (const rule of settings.rules ?? lintRules) {
    const levels = levelsOfRule(rule, config, isChosen(rule))
    if (levels.isAsked) asked.set(rule, levels)
  }
  const trees = policy.packs.flatMap((pack) => pack.trees)
  const context = createLintContext(policy, now)
  const ask = (rule: LintRule, ignores: readonly JudgedIgnore[]) =>
    onceEach([...rule.check(policy, context, ignores)]).flatMap((finding) => atItsLevel(rule, asked.get(rule), finding))
  const found = [...asked.keys()].filter(({ judgesIgnores }) => judgesIgnores !== true).flatMap((rule) => ask(rule, []))
  const isAsked = (rule: LintRule, fileName: string) => (asked.get(rule)?.levelIn(fileName) ?? 'off') !== 'off'
  const { kept, ignores } = judgeIgnores(trees, found, { rules: lintRules, isAsked, now })
  const ofIgnores = [...asked.keys()].filter(({ judgesIgnores }) => judgesIgnores === true).flatMap((rule) => ask(rule, ignores))
  return sortDiagnostics([...kept, ...ofIgnores], trees.map(({ source }) => source))
}

function atItsLevel({ code, fix }: LintRule, levels: RuleLevels | undefined, { span, hint = firstAdvice(fix), ...words }: LintFinding): readonly Diagnostic[] {
  const severity = levels?.levelIn(span.source.name) ?? 'off'
  return severity === 'off' ? [] : [{ code, severity, at: { kind: 'source', span }, hint, ...words }]
}

/** A named matcher is judged at each of its uses; what is wrong in it is said once. */
function onceEach(findings: readonly LintFinding[]): readonly LintFinding[] {
  const said = new Set<string>()
  return findings.filter(({ span, message }) => {
    const key = `${span.source.name} ${span.start} ${span.end} ${message}`
    if (said.has(key)) return false
    said.add(key)
    return true
  })
}
