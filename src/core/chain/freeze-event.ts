import { deepFreeze, type Json } from '../base/json.ts'
import type { StepEvent } from '../events/step-event.ts'

/**
 * Freezes what hooks are shown, once for each event: a hook that writes into it throws, and reaches
 * neither another hook nor the tool (S-21). The provider's own `response` is not ours to freeze.
 */
export function freezeEvent(event: StepEvent): StepEvent {
  if (Object.isFrozen(event)) return event
  switch (event.kind) {
    case 'ToolCall':
      deepFreeze(event.args)
      break
    case 'ToolResult':
      deepFreeze(event.args)
      deepFreeze(event.output)
      freezePart(event.outcome)
      break
    case 'CompletionCall':
      freezePart(event.prompt)
      freezePart(event.history)
      freezePart(event.availableTools)
      break
    case 'ModelTurnFinished':
      freezePart(event.content)
      break
    case 'InvalidToolCall':
      freezePart(event.call)
      break
    case 'CompletionResponse':
    case 'StreamResponseFinish':
      freezePart(event.prompt)
      break
    case 'TextDelta':
    case 'ToolCallDelta':
      break
  }
  return Object.freeze(event)
}

/** These parts are JSON by their types, which say so field by field. */
function freezePart(part: unknown): void {
  deepFreeze((part ?? null) as Json)
}
