import type { Json, JsonType } from '../base/json.ts'
import type { EventName } from '../events/event-name.ts'

// Type aliases, not interfaces: a record is a JSON value and goes into its line as it is.

/** One leaf of the arguments: where it stands and what it is like, never what it says. */
export type LeafFact = {
  /** `$.to[0]`; a member name that the policy does not know stands as `['#<hash>']`, since maps have data for names. */
  readonly path: string
  readonly type: JsonType
  /** Code points of a text; absent for everything else but an empty map or list. */
  readonly length?: number
  /** HMAC-SHA-256 of the RFC 8785 form under the host's key. */
  readonly hmac: string
}

/** The arguments that ran, or that would have (S-66). */
export type ArgsFact = {
  readonly hmac: string
  readonly leaves: readonly LeafFact[]
  /** Not every leaf is listed. */
  readonly is_cut?: true
}

/** What the model was to read of a result (S-67); the raw output is nowhere in it. */
export type ResultFact = {
  readonly type: JsonType
  /** Code points of a text, elements of a list, members of a map. */
  readonly length?: number
  readonly hmac: string
  readonly is_error: boolean
}

/** The tool's own record of a call (S-68). */
export type OutcomeFact = {
  readonly kind: 'success' | 'error' | 'skipped' | 'denied'
  readonly failure?: {
    readonly kind: string
    readonly retryable?: boolean
    readonly http_status?: number
    /** Of the message; absent where a redaction or a refusal withholds it. */
    readonly message_length?: number
    readonly message_hmac?: string
  }
  /** How many extensions the tool gave; absent where they are withheld. */
  readonly extensions?: number
  /** What the failure and the extensions say was withheld (L-83). */
  readonly is_withheld?: true
}

/** Values that a rule opted in, after all rewrites. */
export type KeptValue = {
  /** As the policy writes it. */
  readonly path: string
  readonly value?: Json
  /** The value is longer than a record may hold. */
  readonly is_too_long?: true
}

export type RuleFact = {
  readonly rule: string
  readonly verdict: 'hit' | 'miss' | 'unknown'
  readonly action: string
  readonly mode: 'enforce' | 'shadow'
  readonly settled: boolean
}

export type DiagnosticFact = {
  readonly code: string
  readonly severity: 'error' | 'warning' | 'info'
  readonly rule?: string
  readonly flow?: string
  readonly field?: string
}

/** What is kept of one decision (L-83). A host keeps the lines of `appendRecord`. */
export type DecisionRecord = {
  /** Version of this form. */
  readonly format: 1
  readonly run_id: string
  readonly parent_run_id?: string
  readonly seq?: number
  readonly at?: number
  readonly turn: number
  readonly kind: EventName
  readonly tool_name?: string
  readonly call_id?: string
  readonly decision: string
  /** Who decided. */
  readonly rule?: string
  /** The template of the deciding rule with its names, never filled; absent where somebody else worded it. */
  readonly reason?: string
  /** The name that an invalid call was given. */
  readonly repaired_to?: string
  /** The fields of the request that were changed. */
  readonly patched?: readonly string[]
  readonly args?: ArgsFact
  readonly kept_args?: readonly KeptValue[]
  readonly result?: ResultFact
  readonly outcome?: OutcomeFact
  readonly rules: readonly RuleFact[]
  readonly exceptions?: readonly string[]
  readonly diagnostics: readonly DiagnosticFact[]
  /** Lists that were longer than a record holds. */
  readonly cut?: readonly string[]
  /** Digest of the policy that decided. */
  readonly policy: string
}
