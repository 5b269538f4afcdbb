import { textForm, type Json } from '../../../src/core/base/json.ts'
import type { StepEvent } from '../../../src/core/events/step-event.ts'

/** The event of a vector with the fields filled in that do not matter to it. */
export function fillEvent(given: Readonly<Record<string, unknown>>): StepEvent {
  const event: Record<string, unknown> = structuredClone(given)
  if (event['kind'] === 'ToolCall' || event['kind'] === 'ToolResult') {
    event['argsText'] ??= textForm((event['args'] ?? null) as Json)
  }
  if (event['kind'] === 'ToolResult') {
    event['output'] ??= event['result']
    event['extensions'] ??= new Map<string, unknown>()
  }
  // The vectors hold events of the specification; the shape is theirs.
  return event as unknown as StepEvent
}
