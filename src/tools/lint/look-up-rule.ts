import { nearestName } from '../../core/base/nearest-name.ts'
import { codes } from '../../core/diagnostics/codes/registry.ts'
import type { LintRule } from './define-lint-rule.ts'

export type RuleLookup =
  | { readonly kind: 'rule'; readonly rule: LintRule }
  /** A code that keeps a policy from loading, or arises elsewhere: it has no level, and nothing ignores it. */
  | { readonly kind: 'no-lint-code' }
  | { readonly kind: 'unknown'; readonly nearest?: string }

const otherCodes: ReadonlySet<string> = new Set(codes.map(({ code }) => code))

/** The rule of a name or of a code, as people write it in configurations and comments. */
export function lookUpRule(text: string, rules: readonly LintRule[]): RuleLookup {
  const rule = rules.find(({ name, code }) => name === text || code === text)
  if (rule !== undefined) return { kind: 'rule', rule }
  if (otherCodes.has(text)) return { kind: 'no-lint-code' }
  // A code differs from its neighbours by one digit, so none of them is nearest but the same one in other letters.
  const sameCode = rules.find(({ code }) => code === text.toUpperCase())?.code
  const nearest = sameCode ?? nearestName(text, rules.map(({ name }) => name))
  return nearest === undefined ? { kind: 'unknown' } : { kind: 'unknown', nearest }
}
