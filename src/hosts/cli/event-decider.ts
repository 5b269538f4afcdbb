import type { JsonObject } from '../../core/base/json.ts'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'

/** The answer to one line of a trace: the event as it was read and its decision, or why it is no event. */
export type DecidedLine =
  | { readonly ok: true; readonly event: JsonObject; readonly decision: JsonObject }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }

/** Decides the lines of traces in order; events of one `run_id` share a run (section 11). */
export type EventDecider = (line: string) => DecidedLine | Promise<DecidedLine>
