import type { Json } from '../base/json.ts'
import type { Decision } from '../chain/resolution.ts'
import type { StepEventKind } from '../events/step-event.ts'
import type { RunEnd } from './run-end.ts'
import type { PendingCall } from './tool-call.ts'
import type { ToolTelemetry } from './tool-telemetry.ts'

/** What the model reads as the result of its call. */
export interface Delivery {
  readonly output: Json
  readonly isError: boolean
}

/** Everything that happened to one call. The transcript keeps `call.args` (S-69). */
export interface ToolCallReport {
  readonly call: PendingCall
  readonly isExecuted: boolean
  /** What the tool ran with, or would have (S-61, S-45). */
  readonly args: Json
  readonly events: readonly StepEventKind[]
  /** Undefined: nothing reaches the model. */
  readonly delivered: Delivery | undefined
  readonly telemetry: ToolTelemetry
  readonly end: RunEnd | undefined
  readonly callDecision: Decision
  readonly resultDecision: Decision | undefined
}
