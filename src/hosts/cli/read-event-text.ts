import { isJsonObject, type JsonObject } from '../../core/base/json.ts'
import { parseJson } from '../../core/base/parse-json.ts'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { wholeError } from '../../core/diagnostics/source-error.ts'
import { readEvent } from '../../core/records/read-event.ts'
import type { TraceEvent } from '../../core/records/trace-event.ts'
import { ownText } from './own-text.ts'

/** One line of a trace as the engine takes it, beside the object as it was written; or why it is no event (L-90). */
export type EventText =
  | { readonly ok: true; readonly event: JsonObject; readonly traced: TraceEvent }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }

export function readEventText(line: string): EventText {
  const parsed = parseJson(line)
  if (!parsed.ok) return refused(`the line is not one JSON value: ${parsed.why}`)
  const read = readEvent(parsed.value)
  if (!read.ok) return refused(read.message, read.hint)
  return { ok: true, event: isJsonObject(parsed.value) ? parsed.value : {}, traced: kept(read.value) }
}

/** What outlives the line: a run is remembered by its names. */
function kept(event: TraceEvent): TraceEvent {
  const { runId, parentRunId, agent, user } = event
  return {
    ...event,
    runId: ownText(runId),
    ...(parentRunId !== undefined && { parentRunId: ownText(parentRunId) }),
    ...(agent !== undefined && { agent: ownText(agent) }),
    ...(user !== undefined && { user: ownText(user) }),
  }
}

function refused(message: string, hint?: string): EventText {
  return { ok: false, diagnostics: [wholeError('SLC720', message, hint)] }
}
