import type { HookContext } from '../events/hook-context.ts'
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

/** No time of an earlier event may stand for one that is not known. */
export function setTime(context: RunContext, at: number | undefined): void {
  if (at === undefined) delete context.at
  else context.at = at
}
