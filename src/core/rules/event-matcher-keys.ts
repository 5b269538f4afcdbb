import type { EventName } from '../events/event-name.ts'

const toolEvents: readonly EventName[] = ['tool_call', 'tool_result', 'invalid_tool_call']

/** The keys of an event matcher and the events that have what they test; `every` = all nine (L-17). */
export const eventMatcherKeys: Readonly<Record<string, readonly EventName[] | 'every'>> = {
  tool: toolEvents,
  mcp: toolEvents,
  args: toolEvents,
  effects: toolEvents,
  result: ['tool_result'],
  outcome: ['tool_result'],
  prompt: ['completion_call'],
  text: ['text_delta', 'tool_call_delta', 'completion_response', 'stream_response_finish', 'model_turn_finished'],
  run: 'every',
  env: 'every',
}
