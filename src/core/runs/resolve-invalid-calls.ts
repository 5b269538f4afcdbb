import type { Message, ToolChoice } from '../events/messages.ts'
import type { InvalidToolCallContext } from '../events/step-event.ts'
import { unknownToolCall } from './unknown-tool-call.ts'
import type { RunEnd } from './run-end.ts'
import type { Run } from './run.ts'
import type { EventFacts } from './run-context.ts'

/** One call as the model emitted it. */
export interface EmittedCall {
  readonly id: string
  readonly toolName: string
  readonly argsText?: string
}

export interface EmittedTurn {
  readonly calls: readonly EmittedCall[]
  readonly availableTools: readonly string[]
  /** Those that the turn's effective tool choice admits. */
  readonly allowedTools: readonly string[]
  /** The turn's effective one, a patched one included (S-74). */
  readonly toolChoice?: ToolChoice
  readonly chatHistory: readonly Message[]
  /** Calls arrive one by one: those behind a skip or a retry were never received (S-71, S-74). */
  readonly isStreaming: boolean
}

/** The result of a call that did not run because of another call of its turn (S-71, S-74). */
export const SIBLING_NOTICE =
  'Not executed: another tool call of the same turn was not valid. Call this tool again if it is still needed.'

export interface ResolvedTurn {
  readonly end: RunEnd | undefined
  /** `retried`: rolled back, the model is called again; the results below answer its calls. */
  readonly turn: 'accepted' | 'retried'
  /** Synthetic results by call id, which fire no further event. */
  readonly results: ReadonlyMap<string, string>
  /** What goes on to the `ToolCall` chain, in order, under repaired names. */
  readonly executes: readonly EmittedCall[]
  /** Do the raw event and `ModelTurnFinished` fire (S-12)? */
  readonly hasFinishEvents: boolean
}

/** Scans the calls of one turn in order, before any tool of it runs (S-70 to S-76). */
export async function resolveInvalidCalls(run: Run, turn: EmittedTurn, facts?: EventFacts): Promise<ResolvedTurn> {
  const calls: EmittedCall[] = []
  const skipped = new Map<string, string>()
  let isValid = true
  for (const call of turn.calls) {
    calls.push(call)
    if (turn.allowedTools.includes(call.toolName)) continue
    isValid = false
    const decision = await run.decide({ kind: 'InvalidToolCall', call: contextOf(turn, call) }, facts)
    switch (decision.kind) {
      case 'terminate':
      case 'fail':
        return ended(run.end() ?? unknownToolCall(turn, call.toolName))
      case 'retry': {
        if (!run.countRetry()) return fail(run, turn, call.toolName)
        const received = turn.isStreaming ? calls : turn.calls
        return recovered('retried', answers(received, new Map([[call.id, decision.feedback]])), [])
      }
      case 'repair':
        if (!turn.allowedTools.includes(decision.toolName)) return fail(run, turn, decision.toolName)
        calls[calls.length - 1] = { ...call, toolName: decision.toolName }
        break
      case 'skip':
        if (turn.toolChoice === 'none') return fail(run, turn, call.toolName)
        skipped.set(call.id, decision.reason)
        if (turn.isStreaming) return recovered('accepted', answers(calls, skipped), [])
        break
      case 'continue':
      case 'rewrite':
      case 'replace':
      case 'patch':
        // `resolve` makes none of these here; a call that is not valid must not run (S-03).
        return fail(run, turn, call.toolName)
    }
  }
  if (isValid) return { ...recovered('accepted', new Map(), calls), hasFinishEvents: true }
  return skipped.size > 0
    ? recovered('accepted', answers(turn.calls, skipped), [])
    : recovered('accepted', new Map(), calls)
}

function contextOf(turn: EmittedTurn, call: EmittedCall): InvalidToolCallContext {
  const { availableTools, allowedTools, toolChoice, chatHistory, isStreaming } = turn
  return {
    toolName: call.toolName,
    toolCallId: call.id,
    ...(call.argsText === undefined ? {} : { args: call.argsText }),
    availableTools,
    allowedTools,
    ...(toolChoice === undefined ? {} : { toolChoice }),
    chatHistory,
    isStreaming,
  }
}

/** Every received call gets an answer: its own, or the notice. */
function answers(calls: readonly EmittedCall[], own: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map(calls.map((call) => [call.id, own.get(call.id) ?? SIBLING_NOTICE]))
}

function recovered(
  turn: 'accepted' | 'retried',
  results: ReadonlyMap<string, string>,
  executes: readonly EmittedCall[],
): ResolvedTurn {
  return { end: undefined, turn, results, executes, hasFinishEvents: false }
}

function fail(run: Run, turn: EmittedTurn, toolName: string): ResolvedTurn {
  const end = unknownToolCall(turn, toolName)
  run.stop(end)
  return ended(run.end() ?? end)
}

function ended(end: RunEnd): ResolvedTurn {
  return { end, turn: 'accepted', results: new Map(), executes: [], hasFinishEvents: false }
}
