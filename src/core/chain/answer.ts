import type { Json } from '../base/json.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Flow } from '../flows/flow.ts'
import type { Hook } from './hook.ts'

/** What a hook did instead of answering, for the operator (S-93). */
export interface Failure {
  /** The failure's own kind first, then what became of it. */
  readonly diagnostics: readonly [Diagnostic, ...Diagnostic[]]
  /** What was thrown, if anything. May hold values of the event: for the operator's log, never for a record. */
  readonly error: unknown
}

/** One hook's answer after reading: always a flow, whatever the hook did. */
export interface Answer {
  readonly hook: Hook
  readonly flow: Flow
  readonly cause: 'policy' | 'fault'
  readonly output: Json | undefined
  readonly isError: boolean | undefined
  readonly final: boolean
  readonly auditReason: string | undefined
  readonly failure: Failure | undefined
}

/** The answer of a hook that is no longer asked what it said beside its flow. */
export function plainAnswer(hook: Hook, flow: Flow, cause: 'policy' | 'fault', failure?: Failure): Answer {
  return {
    hook,
    flow,
    cause,
    output: undefined,
    isError: undefined,
    final: false,
    auditReason: undefined,
    failure,
  }
}
