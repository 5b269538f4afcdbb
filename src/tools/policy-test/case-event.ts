import { isJsonObject, ownMember, type Json, type JsonObject } from '../../core/base/json.ts'
import type { EventName } from '../../core/events/event-name.ts'
import { readEvent } from '../../core/records/read-event.ts'
import type { TraceEvent } from '../../core/records/trace-event.ts'

const textEvents: readonly EventName[] = [
  'text_delta',
  'tool_call_delta',
  'completion_response',
  'stream_response_finish',
  'model_turn_finished',
]

/**
 * The event that a case or a step states, as a line of a trace and through its reader (L-80, section 11).
 *
 * @param step the step itself; `common` is the case around it, whose context keys hold for all steps.
 * @returns a text that says what is wrong with it.
 */
export function caseEvent(
  step: JsonObject,
  common: JsonObject,
  events: readonly EventName[],
): TraceEvent | string {
  const context: JsonObject = { ...common, ...step }
  const part = partOf(step, context, events)
  if (typeof part === 'string') return part
  const run = ownMember(context, 'run')
  const at = timeOf(ownMember(context, 'at'))
  if (typeof at === 'string') return at
  const env = ownMember(context, 'env')
  const { turn = 1, agent, user, id = 'case', parent } = isJsonObject(run) ? run : ({} as JsonObject)
  const line: JsonObject = {
    run_id: id,
    turn,
    ...(agent === undefined ? {} : { agent }),
    ...(user === undefined ? {} : { user }),
    ...(parent === undefined ? {} : { parent_run_id: parent }),
    ...(at === undefined ? {} : { at }),
    ...(env === undefined ? {} : { env }),
    ...part,
  }
  const reading = readEvent(line)
  return reading.ok ? reading.value : reading.message
}

function timeOf(at: Json | undefined): number | string | undefined {
  if (at === undefined) return undefined
  const time = typeof at === 'string' && /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/i.test(at) ? Date.parse(at) : Number.NaN
  return Number.isNaN(time) ? '`at` is not a time such as 2027-03-31T12:00:00Z' : time
}

function partOf(step: JsonObject, context: JsonObject, events: readonly EventName[]): JsonObject | string {
  const tools = ownMember(context, 'tools')
  const call = ownMember(step, 'call')
  if (isJsonObject(call)) return { kind: 'tool_call', ...callFields(call) }
  const result = ownMember(step, 'result')
  if (isJsonObject(result)) return resultFields(result)
  const completion = ownMember(step, 'completion')
  if (isJsonObject(completion)) {
    return { kind: 'completion_call', ...completion, ...(tools === undefined ? {} : { available_tools: tools }) }
  }
  const invalid = ownMember(step, 'invalid')
  if (isJsonObject(invalid)) {
    const { tool, ...rest } = invalid
    const names = tools ?? []
    return { kind: 'invalid_tool_call', tool_name: tool ?? null, ...rest, available_tools: names, allowed_tools: names }
  }
  const text = ownMember(step, 'text')
  if (text !== undefined) return textFields(text, events)
  return 'the case states nothing that happens'
}

function callFields(call: JsonObject): JsonObject {
  const { tool, ...rest } = call
  return { tool_name: tool ?? null, internal_call_id: 'case', ...rest }
}

function resultFields(result: JsonObject): JsonObject {
  const { tool, outcome, ...rest } = result
  const hasArgs = Object.hasOwn(rest, 'args') || Object.hasOwn(rest, 'args_text')
  return {
    kind: 'tool_result',
    tool_name: tool ?? null,
    internal_call_id: 'case',
    result: '',
    ...(hasArgs ? {} : { args: {} }),
    outcome: outcome ?? (Object.hasOwn(rest, 'error') ? 'error' : 'success'),
    ...rest,
  }
}

/** A text stands for the event that the rule is about: a delta, or a response. */
function textFields(text: Json, events: readonly EventName[]): JsonObject {
  const kind = events.find((event) => textEvents.includes(event)) ?? 'completion_response'
  switch (kind) {
    case 'text_delta':
      return { kind, delta: text, aggregated: text }
    case 'tool_call_delta':
      return { kind, tool_call_id: 'case', delta: text }
    case 'model_turn_finished':
      return { kind, content: [{ type: 'text', text }] }
    default:
      return { kind, response: text }
  }
}
