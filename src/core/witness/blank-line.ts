import type { JsonObject } from '../base/json.ts'
import type { EventName } from '../events/event-name.ts'

const run = { run_id: 'r', turn: 1, env: { cwd: '/work', workspace: '/work', home: '/home/a', os: 'linux', fs_case: 'sensitive' } }

/** A line of a trace that says as little as its kind allows (L-90). */
export function blankLine(kind: EventName): JsonObject {
  switch (kind) {
    case 'tool_call':
      return { kind, ...run, tool_name: 'a_tool', args: {}, internal_call_id: 'c' }
    case 'tool_result':
      return { kind, ...run, tool_name: 'a_tool', args: {}, internal_call_id: 'c', result: 'x', outcome: { kind: 'success' } }
    case 'completion_call':
      return { kind, ...run, prompt: 'x', available_tools: ['a_tool'] }
    case 'invalid_tool_call':
      return { kind, ...run, tool_name: 'no_tool', args_text: '{}', available_tools: ['a_tool'], allowed_tools: ['a_tool'] }
    case 'text_delta':
      return { kind, ...run, is_streaming: true, delta: 'x', aggregated: 'x' }
    case 'tool_call_delta':
      return { kind, ...run, is_streaming: true, tool_call_id: 't', internal_call_id: 'c', tool_name: 'a_tool', delta: 'x' }
    case 'completion_response':
    case 'stream_response_finish':
      return { kind, ...run, prompt: 'x', response: 'x' }
    case 'model_turn_finished':
      return { kind, ...run, content: [{ type: 'text', text: 'x' }], usage: { input_tokens: 1, output_tokens: 1 } }
  }
}
