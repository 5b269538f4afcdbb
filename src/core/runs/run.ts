import type { HookContext } from '../events/hook-context.ts'
import type { Scratchpad } from '../events/scratchpad.ts'
import type { StepEvent } from '../events/step-event.ts'
import { refuseOldApproval } from '../chain/approval.ts'
import { newEvaluation } from '../chain/compose-options.ts'
import { compose, nothingResolved } from '../chain/compose.ts'
import { decideSync, nothingDecided, nothingRecovered, type Decided } from '../chain/decide.ts'
import { isDispatched } from '../chain/hook-stack.ts'
import { releaseCall } from '../chain/release.ts'
import { resolve } from '../chain/resolve.ts'
import type { Decision } from '../chain/resolution.ts'
import { settle } from '../chain/settle.ts'
import { repeatedPasses } from '../chain/settle-plan.ts'
import type { RunFacts } from './engine-parts.ts'
import { applyFacts, runContextOf, type EventFacts } from './run-context.ts'
import { stickyEnd, type RunEnd, type StickyEnd } from './run-end.ts'
import type { RegisteredRun } from './run-registry.ts'
import type { RunParts } from './run-parts.ts'
import { createRunTeller } from './run-teller.ts'
import type { Tell } from './tell-observers.ts'
import { unknownToolCall } from './unknown-tool-call.ts'

/** A decision of a run, with what led to it. `isDispatched` is false for deltas that nobody observes (S-19). */
export interface RunDecided extends Decided {
  readonly isDispatched: boolean
}

/** One run of an agent: its context, its counters and its end. */
export interface Run {
  readonly context: HookContext
  /** How it ended, or how the nearest ended run above it did (S-33a). */
  readonly end: () => RunEnd | undefined
  readonly decide: (event: StepEvent, facts?: EventFacts) => Promise<Decision>
  /** Hooks whose answers have to be awaited fail closed (S-96). */
  readonly decideSync: (event: StepEvent, facts?: EventFacts) => Decision
  /** As `decide`, with the net resolution for records and traces. */
  readonly judge: (event: StepEvent, facts?: EventFacts) => Promise<RunDecided>
  /**
   * If state moved since the decision, guards and allow lists judge once more, and an approval holds no
   * longer (L-65, S-49b); in a run that has ended it is the end. Undefined: the decision still holds.
   */
  readonly judgeAgain: (
    event: StepEvent,
    decided: Decided,
    version: unknown,
    facts?: EventFacts,
  ) => Promise<RunDecided | undefined>
  readonly stateVersion: () => unknown
  /** The call was let through and never started: its reservations are given back (S-49b). */
  readonly release: (internalCallId: string) => void
  /** Ends the run from outside of a decision: `request_error`, `MaxTurns`, an unknown tool call (S-33b). */
  readonly stop: (end: RunEnd) => void
  /** Counts a model call and returns its number; undefined when there is none left, which ends the run (S-72). */
  readonly countModelCall: () => number | undefined
  /** Counts a retry of an invalid call; false when the run has none left (S-71). */
  readonly countRetry: () => boolean
  readonly retriesUsed: () => number
  /** Names a run above this one while it runs (S-33a); false, and no change, if a run would be above itself. */
  readonly follow: (parentRunId: string) => boolean
  /** Says a fact to the observers of the engine; undefined = there are none. */
  readonly tell: Tell | undefined
  /** The host is done with the run; its end is kept as long as an open run names it (S-33b). */
  readonly close: () => void
}

export function createRun(
  parts: RunParts,
  registered: RegisteredRun,
  facts: RunFacts,
  scratchpad: Scratchpad,
): Run {
  const { stack, options, limits, observers } = parts
  const context = runContextOf(facts, scratchpad)
  let retries = 0
  let modelCalls = 0
  let isClosed = false

  const stop = (end: RunEnd): void => {
    // The first end stays: later ones are answers to it.
    if (registered.end() !== undefined) return
    registered.setEnd(stickyEnd(end))
    teller?.noteEnd(end)
  }
  const known = (): StickyEnd | undefined => registered.end() ?? (isClosed ? closedEnd : undefined)
  /** A call that was let through does not start after all. */
  const release = (event: StepEvent, { kind }: Decision): void => {
    if (event.kind !== 'ToolCall' || (kind !== 'continue' && kind !== 'rewrite')) return
    releaseCall(stack, event.internalCallId, { context, options })
  }

  /** Writes down an end; also turns an answer that came while a sibling ended the run into that end. */
  const conclude = (event: StepEvent, decided: RunDecided): RunDecided => {
    const { decision } = decided
    if (decision.kind === 'terminate') {
      stop({ kind: 'cancelled', cause: decision.cause, reason: decision.reason })
      return decided
    }
    const ended = known()
    if (ended !== undefined) {
      release(event, decision)
      return afterEnd(ended)
    }
    if (event.kind === 'InvalidToolCall' && decision.kind === 'fail') stop(unknownToolCall(event.call, event.call.toolName))
    return decided
  }

  const teller = observers && createRunTeller({ observers, context, options, end: known, stop, release })
  const told = (event: StepEvent, decided: RunDecided, eventFacts: EventFacts | undefined, isAgain = false): RunDecided =>
    teller === undefined ? decided : { ...teller.decided(event, decided, eventFacts, isAgain), isDispatched: true }

  const judge = async (event: StepEvent, eventFacts?: EventFacts): Promise<RunDecided> => {
    const ended = known()
    if (ended !== undefined) return told(event, afterEnd(ended), eventFacts)
    applyFacts(context, eventFacts)
    if (!isDispatched(stack, event)) return { decision: nothingDecided, net: nothingResolved, isDispatched: false }
    teller?.tell((observer) => observer.deciding?.(context, event))
    const evaluating = { ...options, evaluation: newEvaluation() }
    const composed = await compose(stack, context, event, evaluating)
    if (composed === nothingResolved) {
      const decision = event.kind === 'InvalidToolCall' ? nothingRecovered : nothingDecided
      return told(event, conclude(event, { decision, net: composed, isDispatched: true }), eventFacts)
    }
    const net = await settle(stack, context, event, composed, evaluating)
    return told(event, conclude(event, { decision: resolve(event, net), net, isDispatched: true }), eventFacts)
  }

  const run: Run = {
    context,
    end: () => known()?.end,
    judge,
    decide: async (event, eventFacts) => (await judge(event, eventFacts)).decision,
    decideSync(event, eventFacts) {
      const ended = known()
      if (ended !== undefined) return told(event, afterEnd(ended), eventFacts).decision
      applyFacts(context, eventFacts)
      if (teller !== undefined && !isDispatched(stack, event)) return nothingDecided
      teller?.tell((observer) => observer.deciding?.(context, event))
      const decision = decideSync(stack, context, event, options)
      if (decision === nothingDecided && teller === undefined) return decision
      return told(event, conclude(event, { decision, net: nothingResolved, isDispatched: true }), eventFacts).decision
    },
    async judgeAgain(event, decided, version, eventFacts) {
      const ended = known()
      if (ended !== undefined) return told(event, afterEnd(ended), eventFacts, true)
      if (Object.is(options.stateVersion?.(context), version)) return undefined
      const settled = await settle(stack, context, event, decided.net, options, repeatedPasses)
      const net = refuseOldApproval(event, settled, { context, options })
      if (net === decided.net) return undefined
      return told(event, conclude(event, { decision: resolve(event, net), net, isDispatched: true }), eventFacts, true)
    },
    stateVersion: () => options.stateVersion?.(context),
    release: (internalCallId) => releaseCall(stack, internalCallId, { context, options }),
    stop(end) {
      stop(end)
      teller?.tellEnd()
    },
    countModelCall() {
      if (modelCalls >= limits.maxModelCalls) {
        const reason = `Run ended: it has used up its ${limits.maxModelCalls} model calls.`
        run.stop({ kind: 'max_turns', cause: 'fault', reason })
        return undefined
      }
      modelCalls++
      context.turn = modelCalls
      return modelCalls
    },
    countRetry() {
      if (retries >= limits.maxInvalidToolCallRetries) return false
      retries++
      return true
    },
    retriesUsed: () => retries,
    follow(parentRunId) {
      if (!registered.follow(parentRunId)) return false
      context.parentRunId = parentRunId
      return true
    },
    tell: teller?.tell,
    close() {
      if (isClosed) return
      run.tell?.((observer) => observer.runClosed?.(context, registered.end()?.end))
      isClosed = true
      registered.close()
    },
  }
  run.tell?.((observer) => observer.runStarted?.(context))
  return run
}

/** A run that the host has closed decides nothing any more. */
const closedEnd = stickyEnd({ kind: 'cancelled', cause: 'fault', reason: 'Run ended: the host has closed it.' })

function afterEnd({ decision, net }: StickyEnd): RunDecided {
  return { decision, net, isDispatched: true }
}
