import { isJsonArray, isJsonObject, ownMember, type Json } from '../../core/base/json.ts'
import type { PackNode, RuleNode, TestCaseNode } from '../../core/rules/policy-ast.ts'

/** What the tests of a pack show of a rule, by what they expect. */
export interface OutcomesShown {
  /** Some test makes it fire. */
  readonly hit: boolean
  /** Some test does not. */
  readonly miss: boolean
}

const neither: OutcomesShown = { hit: false, miss: false }
const onlyHit: OutcomesShown = { hit: true, miss: false }
const onlyMiss: OutcomesShown = { hit: false, miss: true }
const both: OutcomesShown = { hit: true, miss: true }

/** What the actions can make of an event, where that is another word than their own (section 21 of the grammar). */
const decisionsOf: Readonly<Record<string, readonly string[]>> = {
  skip: ['skip', 'refused'],
  terminate: ['terminate', 'refused'],
  fail: ['fail', 'refused'],
  ask: ['skip', 'refused'],
  consult: ['skip', 'terminate', 'rewrite', 'replace', 'refused'],
  redact: ['rewrite', 'replace', 'patch'],
  truncate: ['replace'],
}

/**
 * Judged from what the cases of the rule and of its pack expect, without running them. Where a case
 * may show either, it counts as both: a finding should say that a test is missing for sure. Outside a
 * rule a decision that names no rule counts for each rule that can make it.
 */
export function outcomesShown(pack: PackNode): (rule: RuleNode) => OutcomesShown {
  const shared = [...pack.exceptions.flatMap(({ tests }) => tests), ...pack.tests].flatMap(expectations)
  return (rule) => {
    let shown = neither
    for (const expected of rule.tests.flatMap(expectations)) shown = unite(shown, judge(expected, rule, true))
    for (const expected of shared) {
      if (shown.hit && shown.miss) break
      shown = unite(shown, judge(expected, rule, false))
    }
    return shown
  }
}

function unite(left: OutcomesShown, right: OutcomesShown): OutcomesShown {
  return { hit: left.hit || right.hit, miss: left.miss || right.miss }
}

/** What a case expects, step by step. */
function expectations({ value }: TestCaseNode): readonly Json[] {
  if (!isJsonObject(value)) return []
  const steps = ownMember(value, 'steps')
  return [value, ...(isJsonArray(steps) ? steps : [])].flatMap((step) => {
    const expected = isJsonObject(step) ? ownMember(step, 'expect') : undefined
    return expected === undefined ? [] : [expected]
  })
}

function judge(expected: Json, rule: RuleNode, isInside: boolean): OutcomesShown {
  if (typeof expected === 'string') return judgeWord(expected, rule, isInside)
  if (!isJsonObject(expected)) return neither
  const named = ownMember(expected, 'rule')
  if (typeof named === 'string') {
    if (named.includes('${')) return both
    return named === rule.id || named === rule.fullName ? onlyHit : onlyMiss
  }
  const labels = ownMember(expected, 'labels')
  if (rule.action.name === 'note' && isJsonArray(labels)) return labels.includes(labelOf(rule) ?? null) ? onlyHit : onlyMiss
  const shadow = ownMember(expected, 'shadow')
  if (rule.mode === 'shadow' && isJsonArray(shadow)) return shadow.includes(rule.id) ? onlyHit : onlyMiss
  const decision = ownMember(expected, 'decision')
  if (typeof decision === 'string') return judgeWord(decision, rule, isInside)
  // What only a change can bring about.
  return isInside && ['args', 'result', 'patch', 'tool_name', 'reason'].some((key) => Object.hasOwn(expected, key)) ? onlyHit : neither
}

function judgeWord(word: string, { action }: RuleNode, isInside: boolean): OutcomesShown {
  if (word.includes('${')) return both
  switch (word) {
    case 'hit':
      return onlyHit
    case 'miss':
      return onlyMiss
    case 'unknown':
    case 'fault':
      return neither
    case 'continue':
      // An `allow` rule that fires lets the call run; a question that is answered with yes does too.
      return action.definition.kind === 'allow' ? onlyHit : action.definition.kind === 'ask' || action.definition.kind === 'consult' ? both : onlyMiss
    default:
      if (action.definition.kind === 'allow') return onlyMiss
      return isInside || (decisionsOf[action.name] ?? [action.name]).includes(word) ? onlyHit : neither
  }
}

function labelOf({ action: { param } }: RuleNode): Json | undefined {
  return isJsonObject(param) ? ownMember(param, 'label') : undefined
}
