import type { Decision } from '../../core/chain/resolution.ts'
import { toolNameOf } from '../../core/events/call-parts.ts'
import { eventNames } from '../../core/events/event-name.ts'
import { isFault, withoutVainRewrite } from '../../core/records/decision-word.ts'
import type { DecidedFact } from '../../core/runs/run-observer.ts'
import type { SpanAttributes } from './otel-api.ts'

export type DecisionAttributes = SpanAttributes & { readonly 'sluice.event': string; readonly 'sluice.decision': string }

/** What a decision says of itself without a value of its event, in words that are few enough to count by (L-83). */
export function decisionAttributes({ event, decision, isAfterEnd }: DecidedFact): DecisionAttributes {
  const kind = withoutVainRewrite(event, decision).kind
  return {
    'sluice.event': eventNames[event.kind],
    'sluice.decision': isFault(decision, isAfterEnd) ? 'fault' : kind,
    ...(decision.decidedBy === undefined || kind === 'continue' ? {} : { 'sluice.rule': decision.decidedBy }),
  }
}

/** The names of tools that a model makes up are many, so nothing is counted by them. */
export function toolAttribute({ event }: DecidedFact): SpanAttributes {
  const name = toolNameOf(event)
  return name === undefined ? {} : { 'gen_ai.tool.name': name }
}

/** The decision about a call, or about its result, on the span of the call. */
export function callDecisionAttributes(at: 'call' | 'result', decision: Decision | undefined): SpanAttributes {
  if (decision === undefined) return {}
  return {
    [`sluice.${at}.decision`]: isFault(decision, false) ? 'fault' : decision.kind,
    ...(decision.decidedBy === undefined || decision.kind === 'continue' ? {} : { [`sluice.${at}.rule`]: decision.decidedBy }),
  }
}
