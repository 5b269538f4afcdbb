import type { EventName } from '../events/event-name.ts'
import type { EventMatcherNode, ExceptionNode, PolicyAst, RuleNode } from '../rules/policy-ast.ts'
import { topPlace } from '../rules/test-place.ts'
import { canBe, type Goal } from './can-be.ts'
import { newEffort, type Effort } from './effort.ts'
import { createLanguages, type Languages } from './language.ts'
import { ruleFormula, type FormulaOf, type RuleFormula } from './rule-formula.ts'
import { eventPart, type TestPart } from './test-part.ts'

/** What the rules of a policy mean; each is worked out once, when it is first asked for. */
export interface PolicyMeaning {
  readonly languages: Languages
  readonly ofRule: (rule: RuleNode, event: EventName) => RuleFormula
  readonly ofMatcher: (node: EventMatcherNode, isPermit: boolean) => TestPart
  /** Proved that no event meets all goals? False also where it costs too much, or more than is left, to find out. */
  readonly isImpossible: (goals: readonly Goal[], effort: Effort) => boolean
}

/** Steps that one question may take; a plain one takes some twenty. */
const questionEffort = 10_000

export function createMeaning(policy: PolicyAst): PolicyMeaning {
  const languages = createLanguages()
  const exceptions = new Map<string, ExceptionNode[]>()
  for (const exception of policy.packs.flatMap((pack) => pack.exceptions)) {
    for (const rule of exception.rules) exceptions.set(rule, [...(exceptions.get(rule) ?? []), exception])
  }
  const rules = new Map<string, RuleFormula>()
  const parts = new Map<EventMatcherNode, TestPart>()
  const ofMatcher: PolicyMeaning['ofMatcher'] = (node, isPermit) => {
    const part = parts.get(node) ?? eventPart(languages, node, topPlace(isPermit))
    parts.set(node, part)
    return part
  }
  const formulaOf: FormulaOf = (node, isPermit) => ofMatcher(node, isPermit).formula
  return {
    languages,
    ofMatcher,
    ofRule(rule, event) {
      const key = `${event} ${rule.fullName}`
      const formula = rules.get(key) ?? ruleFormula(languages, formulaOf, rule, exceptions.get(rule.fullName) ?? [], event)
      rules.set(key, formula)
      return formula
    },
    isImpossible(goals, effort) {
      const allowed = Math.min(questionEffort, effort.left)
      if (allowed <= 0) return false
      const own = newEffort(allowed)
      const isPossible = canBe(languages, goals, own)
      effort.left -= allowed - Math.max(0, own.left)
      return !isPossible
    },
  }
}
