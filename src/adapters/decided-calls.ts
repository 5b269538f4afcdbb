import { jsonEqual, type Json } from '../core/base/json.ts'
import type { DecidedCall } from '../core/runs/decide-turn.ts'

/** The call that a framework is about to run, as far as a decision is bound to it (L-92). */
export interface CallIdentity {
  readonly toolCallId: string
  readonly toolName: string
  readonly args: Json
}

/** What was decided about the calls of a run, until they run. Ids come from the model, so two calls may share one. */
export interface DecidedCalls {
  /** A new turn has these calls: what was known of their ids is past. */
  readonly beginTurn: (ids: readonly string[]) => void
  readonly add: (decided: DecidedCall) => void
  /** A text in place of running it (S-74). */
  readonly answer: (id: string, text: string) => void
  readonly answerOf: (id: string) => string | undefined
  /** The decision about exactly this call. `isFresh` once: a framework that runs a call again needs a new decision. */
  readonly take: (call: CallIdentity) => { readonly decided: DecidedCall; readonly isFresh: boolean; readonly times: number } | undefined
  readonly isKnown: (id: string) => boolean
}

interface Entry {
  readonly decided: DecidedCall
  times: number
}

export function createDecidedCalls(): DecidedCalls {
  const entries = new Map<string, Entry[]>()
  const answers = new Map<string, string>()
  return {
    beginTurn(ids) {
      for (const id of ids) {
        entries.delete(id)
        answers.delete(id)
      }
    },
    add(decided) {
      const id = decided.call.toolCallId ?? decided.call.internalCallId
      entries.set(id, [...(entries.get(id) ?? []), { decided, times: 0 }])
    },
    answer: (id, text) => answers.set(id, text),
    answerOf: (id) => answers.get(id),
    take({ toolCallId, toolName, args }) {
      const fitting = (entries.get(toolCallId) ?? []).filter(
        ({ decided: { call } }) => call.toolName === toolName && jsonEqual(call.args, args),
      )
      const entry = fitting.find(({ times }) => times === 0) ?? fitting[0]
      if (entry === undefined) return undefined
      entry.times++
      return { decided: entry.decided, isFresh: entry.times === 1, times: entry.times }
    },
    isKnown: (id) => entries.has(id),
  }
}
