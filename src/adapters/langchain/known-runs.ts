import type { GovernedRun } from '../governed-run.ts'
import type { MessageShape } from './sdk-shapes.ts'

/** One `invoke` or `stream` of an agent. */
export interface AgentRun {
  readonly governed: GovernedRun
  /** Texts that answer all calls of the last turn in place of running them, by call id (S-71, S-74). */
  answers: ReadonlyMap<string, string>
}

/**
 * Which run a hook of the middleware belongs to. No hook is told, and runs of one agent go on at once; what
 * they have of their own are the messages in their state.
 */
export interface KnownRuns {
  readonly bind: (message: MessageShape, run: AgentRun) => void
  readonly isBound: (message: MessageShape) => boolean
  /** By the last message that is bound: those before it may be of an earlier run of the thread. */
  readonly of: (messages: readonly MessageShape[]) => AgentRun | undefined
}

export function createKnownRuns(): KnownRuns {
  const runs = new WeakMap<MessageShape, AgentRun>()
  return {
    bind: (message, run) => void runs.set(message, run),
    isBound: (message) => runs.has(message),
    of(messages) {
      const last = messages.findLast((message) => runs.has(message))
      return last && runs.get(last)
    },
  }
}
