import type { EventName } from '../events/event-name.ts'

/** What one field of a line must be. `optional` fields may be absent, or null where their absence means the same. */
export interface FieldRule {
  readonly type: 'text' | 'count' | 'number' | 'boolean' | 'map' | 'list' | 'names' | 'messages' | 'any'
  readonly optional: boolean
}

const required = (type: FieldRule['type']): FieldRule => ({ type, optional: false })
const optional = (type: FieldRule['type']): FieldRule => ({ type, optional: true })

/** Fields that every line may have (section 11). */
export const commonFields: Readonly<Record<string, FieldRule>> = {
  kind: required('text'),
  run_id: required('text'),
  turn: required('count'),
  seq: optional('count'),
  at: optional('number'),
  agent: optional('text'),
  user: optional('text'),
  parent_run_id: optional('text'),
  is_streaming: optional('boolean'),
  env: optional('map'),
}

const call: Readonly<Record<string, FieldRule>> = {
  tool_name: required('text'),
  args: optional('any'),
  args_text: optional('text'),
  internal_call_id: optional('text'),
  tool_call_id: optional('text'),
  mcp: optional('map'),
}

/** The fields of each kind beside the common ones (L-90). */
export const kindFields: Readonly<Record<EventName, Readonly<Record<string, FieldRule>>>> = {
  tool_call: { ...call, approval: optional('map') },
  tool_result: { ...call, result: required('any'), outcome: optional('any'), error: optional('text'), is_error: optional('boolean') },
  invalid_tool_call: {
    tool_name: required('text'),
    args_text: optional('text'),
    available_tools: required('names'),
    allowed_tools: required('names'),
    tool_choice: optional('any'),
    internal_call_id: optional('text'),
    tool_call_id: optional('text'),
  },
  completion_call: {
    prompt: optional('any'),
    history: optional('messages'),
    history_len: optional('count'),
    available_tools: optional('names'),
  },
  completion_response: { prompt: optional('any'), response: required('any') },
  stream_response_finish: { prompt: optional('any'), response: required('any') },
  model_turn_finished: { content: required('list'), usage: optional('map') },
  text_delta: { delta: required('text'), aggregated: required('text') },
  tool_call_delta: {
    tool_call_id: optional('text'),
    internal_call_id: optional('text'),
    tool_name: optional('text'),
    delta: required('text'),
  },
}

/** What other protocols call these fields; read as an annotation they would let a call pass unjudged (L-90). */
const otherNames: Readonly<Record<string, string>> = {
  arguments: 'args',
  tool_input: 'args',
  tool_args: 'args',
  input: 'args',
  parameters: 'args',
  params: 'args',
  tool: 'tool_name',
  function: 'tool_name',
  function_name: 'tool_name',
  tool_output: 'result',
  tool_response: 'result',
  output: 'result',
  tool_use_id: 'tool_call_id',
  call_id: 'tool_call_id',
  session_id: 'run_id',
  messages: 'history',
  type: 'kind',
  event: 'kind',
  event_type: 'kind',
  hook_event_name: 'kind',
}

function folded(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ ]/g, '')
}

/** The known field that an unknown one is another spelling or another protocol's name of. */
export function misspeltField(name: string, fields: Readonly<Record<string, FieldRule>>): string | undefined {
  const key = folded(name)
  const same = Object.keys(fields).find((known) => folded(known) === key)
  if (same !== undefined) return same
  const other = Object.entries(otherNames).find(([alias]) => folded(alias) === key)?.[1]
  return other !== undefined && Object.hasOwn(fields, other) ? other : undefined
}
