import type { Json } from '../base/json.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Flow } from '../flows/flow.ts'
import type { RequestPatch } from '../flows/request-patch.ts'
import type { Hook, HookVerdict } from './hook.ts'

/** Somebody who changed the value or refused the call (S-86). */
export interface Participant {
  readonly binding: 'rule' | 'interceptor' | 'hook'
  readonly name: string
  readonly reason?: string
}

/** A leaf with `settle`, and the arguments that its `onEvent` was shown; absent = it was not asked (S-49a). */
export interface Settler {
  readonly hook: Hook
  /** Among the leaves of the stack that was asked; one hook may stand there twice (S-88). */
  readonly position: number
  readonly judged?: Json
  /** The state version at which it judged (L-65). */
  readonly version?: unknown
}

/** A leaf that was really asked, in order; tells "no opinion" from "nobody was asked" (S-20). */
export interface Consulted {
  readonly hook: string
  readonly settle: boolean
  /** The payload part that it was shown: arguments, `{ result, isError, outcome, args }`, or `{ turn, historyLength }`. */
  readonly saw: unknown
}

/** The folded answers of a stack: what the evaluator hands around inside (section 1). */
export interface Resolution {
  /** The net flow, verbatim. */
  readonly flow: Flow
  /** Is the flow a policy's wish, or did it come from not being able to decide (S-31)? */
  readonly cause: 'policy' | 'fault'
  /** The leaf hook whose answer the net flow is; of threaded rewrites the last. Absent: nobody answered. */
  readonly decidedBy?: string | undefined
  /** `ToolCall` only: a rewrite made before a short circuit (S-45). */
  readonly salvagedArgs?: Json | undefined
  /** `ToolResult` only: the structured value behind `RewriteResult.result` (S-83). */
  readonly output?: Json | undefined
  /** Error mark carried beside a `Skip` or `RewriteResult` (S-83). */
  readonly isError?: boolean | undefined
  /** `ToolResult` only: a refusal; outer stacks stop too (S-82). */
  readonly final?: boolean | undefined
  /** `ToolCall` only: the hook of pass `ask` whose yes let the call go on; holds for one state version (S-49b). */
  readonly approvedBy?: Hook | undefined
  /** Everyone who changed the value, in order (S-86). */
  readonly participants: readonly Participant[]
  readonly settlers: readonly Settler[]
  readonly diagnostics: readonly Diagnostic[]
  readonly verdicts: readonly HookVerdict[]
  readonly consulted: readonly Consulted[]
}

interface DecisionBase {
  readonly cause: 'policy' | 'fault'
  readonly decidedBy?: string | undefined
  readonly diagnostics: readonly Diagnostic[]
  readonly verdicts: readonly HookVerdict[]
  /** The net flow that led here, for records. */
  readonly flow: Flow
  /** Arguments that a stopped call would have run with (S-45). */
  readonly salvagedArgs?: Json | undefined
  /** The net reason of all who changed the value, for the audit trail (S-86). */
  readonly auditReason?: string | undefined
}

/** What the seam does with the event. The end of the run is `terminate`, whatever flow carried it. */
export type Decision = DecisionBase &
  (
    | { readonly kind: 'continue' }
    | { readonly kind: 'terminate'; readonly reason: string }
    | { readonly kind: 'skip'; readonly reason: string; readonly isError: boolean }
    | { readonly kind: 'rewrite'; readonly args: Json }
    | { readonly kind: 'replace'; readonly output: Json; readonly text: string; readonly isError: boolean; readonly final: boolean }
    | { readonly kind: 'patch'; readonly patch: RequestPatch }
    | { readonly kind: 'fail' }
    | { readonly kind: 'retry'; readonly feedback: string }
    | { readonly kind: 'repair'; readonly toolName: string }
  )
