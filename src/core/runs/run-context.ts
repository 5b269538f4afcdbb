import type { Env, HookContext } from '../events/hook-context.ts'
import type { Scratchpad } from '../events/scratchpad.ts'
import type { RunFacts } from './engine-parts.ts'

/** The one context of a run (S-110). The run advances the turn and the time; hooks read. */
export type RunContext = { -readonly [Field in keyof HookContext]: HookContext[Field] }

export function runContextOf(facts: RunFacts, scratchpad: Scratchpad): RunContext {
  const { runId, parentRunId, isStreaming, agentName, user, env } = facts
  return {
    runId,
    turn: 0,
    isStreaming: isStreaming ?? false,
    ...(agentName === undefined ? {} : { agentName }),
    ...(user === undefined ? {} : { user }),
    ...(parentRunId === undefined ? {} : { parentRunId }),
    env: env ?? {},
    scratchpad,
  }
}

/** What the host states of the run together with an event; absent fields stay as they were, save the time. */
export interface EventFacts {
  /** Milliseconds since 1970, by the host's clock. */
  readonly at?: number
  /** For hosts that count model calls themselves. */
  readonly turn?: number
  readonly env?: Env
  readonly isStreaming?: boolean
  readonly agentName?: string
  readonly user?: string
}

/** No time of an earlier event may stand for one that is not known. */
export function applyFacts(context: RunContext, facts: EventFacts | undefined): void {
  const at = facts?.at
  if (at !== undefined) context.at = at
  else if (context.at !== undefined) delete context.at
  if (facts === undefined) return
  if (facts.turn !== undefined) context.turn = facts.turn
  if (facts.env !== undefined) context.env = facts.env
  if (facts.isStreaming !== undefined) context.isStreaming = facts.isStreaming
  if (facts.agentName !== undefined) context.agentName = facts.agentName
  if (facts.user !== undefined) context.user = facts.user
}
