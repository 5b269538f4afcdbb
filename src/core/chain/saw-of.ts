import type { StepEvent } from '../events/step-event.ts'

/** The payload part that a hook was shown, for traces. */
export function sawOf(event: StepEvent): unknown {
  switch (event.kind) {
    case 'ToolCall':
      return event.args
    case 'ToolResult':
      return { result: event.output, isError: event.isError, outcome: event.outcome, args: event.args }
    case 'CompletionCall':
      return { turn: event.turn, historyLength: event.history?.length ?? null }
    case 'CompletionResponse':
    case 'ModelTurnFinished':
    case 'InvalidToolCall':
    case 'TextDelta':
    case 'ToolCallDelta':
    case 'StreamResponseFinish':
      return null
  }
}
