import type { Json } from '../base/json.ts'
import { parseJson } from '../base/parse-json.ts'
import type { StepEvent } from './step-event.ts'

/** The name of the tool that an event is about: as registered, at an invalid call as emitted (L-17). */
export function toolNameOf(event: StepEvent): string | undefined {
  switch (event.kind) {
    case 'ToolCall':
    case 'ToolResult':
    case 'ToolCallDelta':
      return event.toolName
    case 'InvalidToolCall':
      return event.call.toolName
    case 'CompletionCall':
    case 'CompletionResponse':
    case 'ModelTurnFinished':
    case 'TextDelta':
    case 'StreamResponseFinish':
      return undefined
  }
}

/** The arguments of a tool event: an object, or what else the model wrote; undefined on other events. */
export function argsOf(event: StepEvent): Json | undefined {
  switch (event.kind) {
    case 'ToolCall':
    case 'ToolResult':
      return event.args
    case 'InvalidToolCall':
      return invalidCallArgs(event.call)
    case 'CompletionCall':
    case 'CompletionResponse':
    case 'ModelTurnFinished':
    case 'TextDelta':
    case 'ToolCallDelta':
    case 'StreamResponseFinish':
      return undefined
  }
}

const parsedArgs = new WeakMap<object, Json>()

/**
 * As the model wrote them, read once: blank is `{}` (L-90), what is not exactly one JSON value stays
 * text (S-14). Read as strictly as arguments that run, so that no two places see two calls (L-91).
 */
function invalidCallArgs(call: { readonly args?: string }): Json {
  const known = parsedArgs.get(call)
  if (known !== undefined) return known
  const text = call.args ?? ''
  const reading = text.trim() === '' ? ({ ok: true, value: {} } as const) : parseJson(text)
  const value = reading.ok ? reading.value : text
  parsedArgs.set(call, value)
  return value
}
