import type { StepEventKind } from '../events/step-event.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { Failure } from './answer.ts'
import type { Evaluation } from './hook.ts'

/** The host's clock, as far as the chain needs one: call `fn` after a while, unless it is cancelled (S-94). */
export interface Timer {
  readonly after: (ms: number, fn: () => void) => () => void
}

/** One broken hook or observer, reported to the operator exactly once (S-93). */
export interface FailureReport extends Failure {
  readonly hook: string
  /** Absent where an observer failed. */
  readonly event?: StepEventKind
  readonly runId: string
}

export interface ComposeOptions {
  /** Without one, time limits of hooks are not kept. */
  readonly timer?: Timer
  /** Told of every failure once. What it throws is dropped: it must not undo a decision. */
  readonly report?: (report: FailureReport) => void
  /** Fill `consulted`; costs an object for every hook asked. */
  readonly trace?: boolean
  /** Names the state that rules read; guards that judged another one are asked again (S-49a, L-65). */
  readonly stateVersion?: (context: HookContext) => unknown
  /** Of the chain that this one is part of; absent = a new one. */
  readonly evaluation?: Evaluation
}

export const noOptions: ComposeOptions = Object.freeze({})

export function newEvaluation(): Evaluation {
  return { verdicts: [], diagnostics: [], notes: undefined }
}
