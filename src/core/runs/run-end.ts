import type { Decision, Resolution } from '../chain/resolution.ts'

export type RunEndKind = 'cancelled' | 'unknown_tool_call' | 'request_error' | 'max_turns'

/** How a run ended. It sticks: every later event of the run, and of its children, gets it (S-33a, S-33b). */
export interface RunEnd {
  readonly kind: RunEndKind
  readonly cause: 'policy' | 'fault'
  readonly reason: string
  /** Of an unknown tool call: the emitted name, or the repaired one (S-73, S-75). */
  readonly toolName?: string
}

const EMPTY: readonly never[] = Object.freeze([])

/** An end with the answer to every later event: made once, and without the diagnostic, which is not raised again. */
export interface StickyEnd {
  readonly end: RunEnd
  readonly decision: Decision & { readonly kind: 'terminate' }
  readonly net: Resolution
}

export function stickyEnd(end: RunEnd): StickyEnd {
  const { cause, reason } = end
  const flow = { type: 'Terminate', reason } as const
  const decision = { kind: 'terminate', reason, cause, flow, diagnostics: EMPTY, verdicts: EMPTY } as const
  const net: Resolution = {
    flow,
    cause,
    participants: EMPTY,
    settlers: EMPTY,
    diagnostics: EMPTY,
    verdicts: EMPTY,
    consulted: EMPTY,
  }
  return Object.freeze({ end, decision: Object.freeze(decision), net: Object.freeze(net) })
}
