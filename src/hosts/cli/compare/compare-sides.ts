import type { JsonObject } from '../../../core/base/json.ts'
import { toolNameOf } from '../../../core/events/call-parts.ts'
import type { TraceEvent } from '../../../core/records/trace-event.ts'
import type { PolicyAst } from '../../../core/rules/policy-ast.ts'
import type { ComparedEvent, DecisionGist, Side, SideFact } from '../../../tools/replay/compared-event.ts'
import { flipDetail } from '../../../tools/replay/flip-detail.ts'
import { flipKind } from '../../../tools/replay/flip-kind.ts'
import { groupKey } from '../../../tools/replay/flip-tally.ts'
import { findLackingFacts } from '../../../tools/replay/lacking-facts.ts'
import { textMember } from '../../../tools/replay/text-member.ts'
import type { DeciderParts } from '../options/read-decider-options.ts'
import { ownText } from '../own-text.ts'
import { openPolicySession } from '../policy-session.ts'
import { watchEnv } from '../watch-env.ts'

/** Decides events under two policies, each with runs of its own, and says what differs. */
export interface Comparer {
  /** One event at a time: the next may be handed over once the answer is there. */
  readonly compare: (event: TraceEvent) => ComparedEvent | Promise<ComparedEvent>
  readonly forget: (runId: string) => void
}

export interface ComparedPolicies {
  readonly old: PolicyAst
  readonly now: PolicyAst
}

/** `missed` is filled by the world in `parts` with what it could not answer. */
export function createComparer({ old, now }: ComparedPolicies, parts: DeciderParts, missed: Set<string>): Comparer {
  const before = createSide('old', old, parts, missed)
  const after = createSide('now', now, parts, missed)
  const isSync = before.isSync && after.isSync
  const described = new Set<string>()
  const hasFacts = Object.keys(parts.env).length > 0

  const compared = (event: TraceEvent, left: Decided, right: Decided): ComparedEvent => {
    const flip = flipKind(left.decision, right.decision)
    const gists = { old: gistOf(left.decision), now: gistOf(right.decision) }
    const key = flip === undefined ? undefined : groupKey(flip, gists)
    const isFirst = key !== undefined && !described.has(key)
    if (isFirst) described.add(key)
    // As the trace names it: a repair names another one.
    const tool = toolNameOf(event.event)
    return {
      run: event.runId,
      turn: event.turn,
      kind: textMember(right.decision, 'kind') ?? '',
      ...(tool !== undefined && { tool: flip === undefined ? tool : ownText(tool) }),
      ...gists,
      ...(flip !== undefined && { flip }),
      ...(isFirst && { detail: flipDetail(left.decision, right.decision) }),
      lacks: left.lacks.length === 0 ? right.lacks : [...left.lacks, ...right.lacks],
    }
  }

  return {
    compare(event) {
      // What the event says of its host is nearer to it than what the command line says of all.
      const env = hasFacts ? { ...parts.env, ...event.env } : event.env
      const watched = { ...event, env: watchEnv(env, (fact) => missed.add(fact)) }
      if (isSync) return compared(event, before.decideSync(watched), after.decideSync(watched))
      return before.decide(watched).then(async (left) => compared(event, left, await after.decide(watched)))
    },
    forget(runId) {
      before.forget(runId)
      after.forget(runId)
    },
  }
}

interface Decided {
  readonly decision: JsonObject
  readonly lacks: readonly SideFact[]
}

function createSide(side: Side, policy: PolicyAst, parts: DeciderParts, missed: Set<string>) {
  const session = openPolicySession(policy, parts)
  const findLacking = findLackingFacts(policy)
  const decided = (event: TraceEvent, decision: JsonObject): Decided => ({
    decision,
    lacks: findLacking(event, decision, missed).map((lacking) => ({ ...lacking, side })),
  })
  return {
    isSync: session.isSync,
    decideSync(event: TraceEvent): Decided {
      missed.clear()
      return decided(event, session.decideSync(event).json())
    },
    async decide(event: TraceEvent): Promise<Decided> {
      missed.clear()
      return decided(event, (await session.decide(event)).json())
    },
    forget: session.forget,
  }
}

function gistOf(decision: JsonObject): DecisionGist {
  const rule = textMember(decision, 'rule')
  return { decision: textMember(decision, 'decision') ?? '', ...(rule !== undefined && { rule }) }
}
