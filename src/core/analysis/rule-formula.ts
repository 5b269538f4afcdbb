import type { EventName } from '../events/event-name.ts'
import { asksAboutSkipped } from '../rules/asks-about-skipped.ts'
import type { EventMatcherNode, ExceptionNode, RuleNode } from '../rules/policy-ast.ts'
import { joined, negated, type Formula } from './formula.ts'
import type { Languages } from './language.ts'
import { otherValues, valueSet } from './value-set.ts'

/** What a rule asks of an event of one kind (L-12): its verdict is `demands` and not `permits`. */
export interface RuleFormula {
  /** `match` and `when`. */
  readonly demands: Formula
  /** `unless`, or an exception that is in force. */
  readonly permits: Formula
  readonly verdict: Formula
}

/** What a test of the event says; in a permit a hit lets a call run. */
export type FormulaOf = (node: EventMatcherNode, isPermit: boolean) => Formula

export function ruleFormula(languages: Languages, formulaOf: FormulaOf, rule: RuleNode, exceptions: readonly ExceptionNode[], event: EventName): RuleFormula {
  const { match, unless } = rule
  const demands = joined(languages, 'all', [
    ...(match === undefined ? [] : [formulaOf(match, rule.action.name === 'allow')]),
    ...conditionFormula(rule),
    ...(event === 'tool_result' && !asksAboutSkipped(rule) ? [started(languages)] : []),
  ])
  const permits = joined(languages, 'any', [
    ...(unless === undefined ? [] : [formulaOf(unless, true)]),
    ...exceptions.map((exception) => joined(languages, 'all', [inForce(exception), formulaOf(exception.match, true)])),
  ])
  return { demands, permits, verdict: joined(languages, 'all', [demands, negated(permits)]) }
}

/** A condition in JsonLogic is free, save that one expression says the same wherever it stands. */
function conditionFormula({ when, events }: RuleNode): readonly Formula[] {
  if (when === undefined) return []
  return [{ kind: 'free', key: `when ${events.join()} ${JSON.stringify(when.expression)}`, verdicts: ['hit', 'miss', 'unknown'] }]
}

/** Past its last day an exception does not apply (L-19); which day it is, nobody knows here. */
function inForce({ fullName }: ExceptionNode): Formula {
  return { kind: 'free', key: `in force ${fullName}`, verdicts: ['hit', 'miss'] }
}

/** Result rules see only started calls unless they ask for others (L-60). */
function started(languages: Languages): Formula {
  const miss = valueSet(languages, { texts: languages.literal('skipped') })
  return { kind: 'value', at: 'outcome', sets: { hit: otherValues(languages, miss), miss, unknown: valueSet(languages, {}), exact: true } }
}
