import { eventNames } from '../../core/events/event-name.ts'
import type { StepEvent } from '../../core/events/step-event.ts'
import type { ExplainedDecision, NotAsked, RuleAccount } from './explanation.ts'
import { placeOf } from './place-of.ts'
import type { PolicyParts } from './policy-parts.ts'

/** Every rule and allow list that has no part in the account, and why. */
export function notAsked(event: StepEvent, decision: ExplainedDecision, rules: readonly RuleAccount[], policy: PolicyParts): readonly NotAsked[] {
  const asked = new Map(rules.map((account) => [account.rule, account]))
  return policy.names.flatMap((name): readonly NotAsked[] => {
    const facts = policy.facts(name)
    if (facts === undefined || asked.has(name)) return []
    return [{ rule: name, action: facts.action, at: placeOf(facts.span), ...whyNot(name, event, decision, rules, policy) }]
  })
}

function whyNot(
  name: string,
  event: StepEvent,
  decision: ExplainedDecision,
  rules: readonly RuleAccount[],
  policy: PolicyParts,
): Pick<NotAsked, 'why' | 'by'> {
  const events: readonly string[] = policy.rule(name)?.events ?? ['tool_call']
  if (!events.includes(eventNames[event.kind])) return { why: 'other_event' }
  if (decision.isAfterEnd) return { why: 'run_ended' }
  if (event.kind === 'ToolCall' && event.argsFault !== undefined) return { why: 'unreadable', ...by(decision.rule) }
  const rule = policy.rule(name)
  if (rule?.action.name === 'allow') {
    const listing = rules.find((account) => account.action === 'allow' && samePack(account.rule, name) && account.askings.at(-1)?.verdict === 'hit')
    if (listing !== undefined) return { why: 'listed', by: listing.rule }
    const list = rules.find((account) => account.rule === `${packId(name)}#unmatched`)
    // The list has a `match` of its own that this call does not fit (L-21).
    if (list !== undefined) return { why: 'not_listed', by: list.rule }
  }
  return decision.closes ? { why: 'closed', ...by(decision.rule) } : { why: 'not_watched' }
}

function by(rule: string | undefined): { readonly by?: string } {
  return rule === undefined ? {} : { by: rule }
}

function packId(name: string): string {
  return name.slice(0, name.indexOf('#'))
}

function samePack(left: string, right: string): boolean {
  return packId(left) === packId(right)
}
