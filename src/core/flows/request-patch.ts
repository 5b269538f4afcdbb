import type { Json, JsonObject } from '../base/json.ts'
import type { ContextDocument, Message, ToolChoice } from '../events/messages.ts'

/**
 * History as operations: for the host to apply, where the event carried no messages (L-34).
 * `redact` is a redaction as policies write it.
 */
export interface HistoryOperations {
  readonly keepLast?: number
  readonly redact?: JsonObject
}

/** Changes to one model call (section 5 of the semantics). An absent field changes nothing. */
export interface RequestPatch {
  readonly preamble?: string
  readonly temperature?: number
  readonly maxTokens?: number
  readonly toolChoice?: ToolChoice
  /** `[]` advertises no executable tool; absent keeps the full set. */
  readonly activeTools?: readonly string[]
  /** Provider pass-through. */
  readonly additionalParams?: Json
  readonly extraContext?: readonly ContextDocument[]
  /** Replaces what is sent this turn, nothing else (S-57). */
  readonly history?: readonly Message[] | HistoryOperations
}

export const requestPatchFields = [
  'preamble',
  'temperature',
  'maxTokens',
  'toolChoice',
  'activeTools',
  'additionalParams',
  'extraContext',
  'history',
] as const satisfies readonly (keyof RequestPatch)[]

export type RequestPatchField = (typeof requestPatchFields)[number]
