import type { StepEventKind } from './step-event.ts'

/** The snake-case names of the nine event kinds in policies, traces and decisions (L-30, section 11). */
export const eventNames = {
  CompletionCall: 'completion_call',
  CompletionResponse: 'completion_response',
  ModelTurnFinished: 'model_turn_finished',
  InvalidToolCall: 'invalid_tool_call',
  ToolCall: 'tool_call',
  ToolResult: 'tool_result',
  TextDelta: 'text_delta',
  ToolCallDelta: 'tool_call_delta',
  StreamResponseFinish: 'stream_response_finish',
} as const satisfies Record<StepEventKind, string>

export type EventName = (typeof eventNames)[StepEventKind]

const kinds = new Map<string, StepEventKind>(
  Object.entries(eventNames).map(([kind, name]) => [name, kind as StepEventKind]),
)

export function eventKindOf(name: string): StepEventKind | undefined {
  return kinds.get(name)
}
