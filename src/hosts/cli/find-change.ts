import { newEffort } from '../../core/analysis/effort.ts'
import { isJsonObject, ownMember } from '../../core/base/json.ts'
import { parseJson } from '../../core/base/parse-json.ts'
import type { HostPorts } from '../../core/compile/host-ports.ts'
import type { EventName } from '../../core/events/event-name.ts'
import type { PolicyAst, RuleNode } from '../../core/rules/policy-ast.ts'
import { NOTHING } from '../../core/witness/candidate-values.ts'
import { editLine, placeWords } from '../../core/witness/event-edit.ts'
import { findEdits } from '../../core/witness/find-edits.ts'
import { createRuleBench } from '../../core/witness/rule-bench.ts'
import { ruleChoices } from '../../core/witness/rule-choices.ts'
import type { WhyNotChange } from '../../tools/explain/why-not-account.ts'
import type { PolicyDecider } from './event-decider.ts'

/** Changed events that are judged at most. */
const searchEffort = 20_000

export interface ChangeQuestion {
  readonly policy: PolicyAst
  readonly rule: RuleNode
  readonly kind: EventName
  readonly ports: HostPorts
  /** The line of the event, and those before it. */
  readonly text: string
  readonly earlier: readonly string[]
  readonly anew: () => PolicyDecider
  /** Whether the rule hit the event that was decided last; decisions do not list the allow rules that let a call through. */
  readonly hasHit: () => boolean
}

/** The smallest change that was found with which the rule hits, decided once more behind the earlier events. */
export async function findChange({ policy, rule, kind, ports, text, earlier, anew, hasHit }: ChangeQuestion): Promise<WhyNotChange | undefined> {
  const parsed = parseJson(text)
  if (!parsed.ok || !isJsonObject(parsed.value)) return undefined
  const line = parsed.value
  const edits = findEdits(line, ruleChoices(policy, rule, kind), createRuleBench(policy, rule, ports), newEffort(searchEffort))
  if (edits === undefined || edits.length === 0) return undefined
  const decider = anew()
  for (const before of earlier) await decider.decide(before)
  const decided = await decider.decide(JSON.stringify(edits.reduce(editLine, line)))
  if (!decided.ok) return undefined
  const decision = ownMember(decided.decision, 'decision')
  const decidedBy = ownMember(decided.decision, 'rule')
  return {
    edits: edits.map(({ place, to }) => ({ at: placeWords(place), ...(to === NOTHING ? {} : { to }) })),
    isAlone: !hasHit(),
    decision: typeof decision === 'string' ? decision : '',
    ...(typeof decidedBy === 'string' ? { decidedBy } : {}),
  }
}
