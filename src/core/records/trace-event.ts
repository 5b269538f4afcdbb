import type { Env } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'

/** One line of a trace: the event with what the host states of the run at that moment (section 11). */
export interface TraceEvent {
  readonly event: StepEvent
  readonly runId: string
  readonly turn: number
  readonly seq?: number
  /** Milliseconds since 1970. */
  readonly at?: number
  readonly agent?: string
  readonly user?: string
  readonly parentRunId?: string
  readonly isStreaming: boolean
  readonly env: Env
}
