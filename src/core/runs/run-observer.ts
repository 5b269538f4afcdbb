import type { Json } from '../base/json.ts'
import type { Decision } from '../chain/resolution.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { RunEnd } from './run-end.ts'
import type { PendingCall } from './tool-call.ts'
import type { ToolCallReport } from './tool-call-report.ts'

/** One decision of a run. It holds values of the event: what is kept of it is a record (L-83). */
export interface DecidedFact {
  readonly context: HookContext
  readonly event: StepEvent
  readonly decision: Decision
  /** As the event came. The context is one for the run and may be that of a later event by now. */
  readonly turn: number
  readonly at?: number
  /** The run had ended before: the answer is its end again, which is no new fault (S-33a). */
  readonly isAfterEnd: boolean
  /** A second look at a call just before its tool starts, whose answer differs from the first (L-65). */
  readonly isAgain: boolean
}

/**
 * Looks on at the runs of an engine and changes no decision: for record logs and telemetry. Each callback
 * is called once for each fact, in the order of the facts, and answers at once. One that throws is
 * reported once for each run (S-93).
 */
export interface RunObserver {
  /** Names it in reports of its failure. */
  readonly name: string
  /**
   * What it cannot take in must not happen: its failure ends the run as a fault, and a decision that it
   * was being told does not hold. Required ones are told first.
   */
  readonly isRequired?: boolean
  readonly runStarted?: (context: HookContext) => void
  /** The hooks are about to be asked. `decided` follows with the same event object. */
  readonly deciding?: (context: HookContext, event: StepEvent) => void
  /** Not for deltas that nobody observes (S-19). */
  readonly decided?: (fact: DecidedFact) => void
  /** A valid call is taken up; it was perhaps decided before, with its turn. */
  readonly callStarted?: (context: HookContext, call: PendingCall) => void
  /** The tool is about to be entered with these arguments; not for a call that does not run (S-62). */
  readonly toolStarted?: (context: HookContext, call: PendingCall, args: Json) => void
  /** The call is done, whether or not its tool ran. */
  readonly callFinished?: (context: HookContext, report: ToolCallReport) => void
  /** Instead of `callFinished`: a port of the host threw, and nothing reaches the model. */
  readonly callBroken?: (context: HookContext, call: PendingCall, thrown: unknown) => void
  /** Once for each run, by its own end. Runs below it have theirs at their close (S-33a). */
  readonly runEnded?: (context: HookContext, end: RunEnd) => void
  readonly runClosed?: (context: HookContext, end: RunEnd | undefined) => void
}
