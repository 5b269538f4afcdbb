import type { Json } from '../base/json.ts'

/** The answer of a participant at the tool-call seam (section 8). */
export type HookOutcome =
  | { readonly type: 'allow' }
  | { readonly type: 'deny'; readonly reason?: string }
  /** Before the call only. */
  | { readonly type: 'modify'; readonly input: Json; readonly reason?: string }
  /** After the call only. */
  | { readonly type: 'replace'; readonly output: Json; readonly isError?: boolean; readonly reason?: string }

/**
 * What a participant is asked about. It is given neither failure messages nor extensions: after a
 * redaction they must not reach it, and it cannot tell when that is (S-16, L-83).
 */
export interface HookRequest {
  readonly event: 'pre_tool_use' | 'post_tool_use'
  readonly runId: string
  readonly toolName: string
  readonly toolCallId: string
  /** Before the call what would run, after it what the tool ran with (S-85, S-100). */
  readonly input: Json
  /** After the call only, as its predecessors left it (S-85). */
  readonly output?: Json
  readonly isError?: boolean
}

/** An in-process participant. */
export interface Interceptor {
  readonly name: string
  readonly intercept: (call: HookRequest) => HookOutcome | Promise<HookOutcome>
  /** Absent = no opinion on results (S-87). */
  readonly review?: (result: HookRequest) => HookOutcome | Promise<HookOutcome>
}
