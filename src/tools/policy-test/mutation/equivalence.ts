import { newEffort, type Effort } from '../../../core/analysis/effort.ts'
import type { Formula } from '../../../core/analysis/formula.ts'
import { createMeaning, type PolicyMeaning } from '../../../core/analysis/policy-meaning.ts'
import { ruleFormula } from '../../../core/analysis/rule-formula.ts'
import type { EventMatcherNode, ExceptionNode, PolicyAst, RuleNode } from '../../../core/rules/policy-ast.ts'
import { visitTests } from '../../../core/rules/visit-tests.ts'
import type { ChangedRule, Mutant } from './mutants-of.ts'
import { toolsOf } from './tools-of.ts'

/** Why no case could notice a mutant; undefined where one could, or where that is not proved. */
export type WhyEquivalent = (mutant: Mutant) => string | undefined

/** Steps for one mutant; a plain one takes some twenty. */
const effortForOne = 10_000

/**
 * Tells mutants that decide as the policy does on every event, by what its tests mean. A rule that an
 * earlier one preempts does not count: its own cases see its verdict all the same (L-80).
 */
export function createEquivalence(policy: PolicyAst): WhyEquivalent {
  const meaning = createMeaning(policy)
  return (mutant) => {
    if (mutant.unmatched !== undefined || mutant.rules.length === 0) return undefined
    const effort = newEffort(effortForOne)
    if (mutant.rules.every((changed) => neverActs(policy, meaning, changed, effort))) return 'the rule never hits'
    return mutant.rules.every((changed) => judgesAlike(policy, meaning, changed, effort)) ? 'no event makes it judge otherwise' : undefined
  }
}

function neverActs(policy: PolicyAst, meaning: PolicyMeaning, { before, after }: ChangedRule, effort: Effort): boolean {
  if (!isSameMatch(before, after)) return false
  const exceptions = exceptionsOf(policy, before)
  return before.events.every((event) => {
    const formula = ruleFormula(meaning.languages, (node, isPermit) => meaning.ofMatcher(node, isPermit).formula, before, exceptions, event).verdict
    return meaning.isImpossible([{ formula, wanted: ['hit', 'unknown'] }], effort)
  })
}

function isSameMatch(before: RuleNode, after: RuleNode): boolean {
  return before.match === after.match && before.when === after.when && before.unless === after.unless
}

function judgesAlike(policy: PolicyAst, meaning: PolicyMeaning, { before, after, exceptions }: ChangedRule, effort: Effort): boolean {
  if (before.action !== after.action || before.onUnknown !== after.onUnknown) return false
  if (isUnmodelled(before.match, after.match) || isUnmodelled(before.unless, after.unless)) return false
  // Another set of known names makes other names look alike, to every rule (L-17).
  const old = exceptionsOf(policy, before)
  if (toolsOf(before, old) !== toolsOf(after, exceptions)) return false
  const formulaOf = (rule: RuleNode, those: readonly ExceptionNode[], event: RuleNode['events'][number]): Formula =>
    ruleFormula(meaning.languages, (node, isPermit) => meaning.ofMatcher(node, isPermit).formula, rule, those, event).verdict
  return before.events.every((event) => {
    const one = formulaOf(before, old, event)
    const other = formulaOf(after, exceptions, event)
    // What cannot be judged is told with its reason, which names the test that it came from.
    const sameReason = shapeOf(before) === shapeOf(after)
    return (
      meaning.isImpossible([{ formula: one, wanted: ['hit'] }, { formula: other, wanted: ['miss', 'unknown'] }], effort) &&
      meaning.isImpossible([{ formula: one, wanted: ['miss'] }, { formula: other, wanted: ['hit', 'unknown'] }], effort) &&
      (sameReason
        ? meaning.isImpossible([{ formula: one, wanted: ['unknown'] }, { formula: other, wanted: ['hit', 'miss'] }], effort)
        : meaning.isImpossible([{ formula: one, wanted: ['unknown'] }], effort))
    )
  })
}

/** What calls do to resources is not worked out, so a change of it proves nothing. */
function isUnmodelled(before: EventMatcherNode | undefined, after: EventMatcherNode | undefined): boolean {
  if (before?.kind === 'effects') return before !== after
  if (before?.kind !== 'all' || after?.kind !== 'all' || before.items.length !== after.items.length) return false
  return before.items.some((item, index) => isUnmodelled(item, after.items[index]))
}

function exceptionsOf(policy: PolicyAst, rule: RuleNode): readonly ExceptionNode[] {
  return policy.packs.flatMap(({ exceptions }) => exceptions.filter(({ rules }) => rules.includes(rule.fullName)))
}

/** Its tests in the order in which each kind first comes, whatever their operands: the first that cannot judge is told. */
function shapeOf({ match, unless }: RuleNode): string {
  const tests = new Set<string>()
  for (const [part, test] of Object.entries({ match, unless })) {
    let path = ''
    if (test === undefined) continue
    visitTests(test, (node) => {
      if (node.kind === 'path') path = node.path.text
      // What `all`, `any` and `not` cannot judge is what a test inside them cannot.
      if (!joins.includes(node.kind)) tests.add(`${part} ${path} ${node.kind === 'operator' ? node.name : node.kind}`)
    })
  }
  return [...tests].join('\n')
}

const joins: readonly string[] = ['all', 'any', 'not', 'tests', 'use', 'path']
