import { resultStructure, resultText } from '../actions/presented-result.ts'
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import { parseJson } from '../base/parse-json.ts'
import type { HookContext } from '../events/hook-context.ts'
import { scratchpadKey } from '../events/scratchpad.ts'
import type { StepEvent } from '../events/step-event.ts'
import { ABSENT, UNDECIDED } from '../paths/arg-path.ts'
import type { Found } from './value-test.ts'

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

/** As the model wrote them, read once: blank is `{}` (L-90), what is not exactly one JSON value stays text (S-14). */
function invalidCallArgs(call: { readonly args?: string }): Json {
  const known = parsedArgs.get(call)
  if (known !== undefined) return known
  const text = call.args ?? ''
  const reading = text.trim() === '' ? ({ ok: true, value: {} } as const) : parseJson(text)
  const value = reading.ok ? reading.value : text
  parsedArgs.set(call, value)
  return value
}

/** The name that `tool` tests judge: as registered, at an invalid call as emitted (L-17). */
export function toolNameOf(event: StepEvent): string | undefined {
  switch (event.kind) {
    case 'ToolCall':
    case 'ToolResult':
      return event.toolName
    case 'InvalidToolCall':
      return event.call.toolName
    case 'CompletionCall':
    case 'CompletionResponse':
    case 'ModelTurnFinished':
    case 'TextDelta':
    case 'ToolCallDelta':
    case 'StreamResponseFinish':
      return undefined
  }
}

/** The facts of the run under the names that policies use (L-17). Absent ones are left out. */
export function runFacts(context: HookContext): JsonObject {
  return {
    turn: context.turn,
    id: context.runId,
    is_streaming: context.isStreaming,
    ...(context.agentName === undefined ? {} : { agent: context.agentName }),
    ...(context.user === undefined ? {} : { user: context.user }),
    ...(context.parentRunId === undefined ? {} : { parent: context.parentRunId }),
  }
}

/** One fact of the run, without building the others. */
export function runFact(context: HookContext, field: string): Found {
  switch (field) {
    case 'turn':
      return context.turn
    case 'id':
      return context.runId
    case 'is_streaming':
      return context.isStreaming
    case 'agent':
      return context.agentName ?? ABSENT
    case 'user':
      return context.user ?? ABSENT
    case 'parent':
      return context.parentRunId ?? ABSENT
    default:
      return ABSENT
  }
}

/** The text of a message, a response or content parts; other shapes are nothing a text test can judge. */
function textOf(value: unknown): Found {
  if (typeof value === 'string') return value
  if (isJsonArray(value)) {
    const texts = value.map((part) => (isJsonObject(part) ? part['text'] : part))
    return texts.every((text) => typeof text === 'string') ? texts.join('') : UNDECIDED
  }
  if (!isJsonObject(value)) return value === undefined || value === null ? ABSENT : UNDECIDED
  if (Object.hasOwn(value, 'content')) return textOf(value['content'])
  return typeof value['text'] === 'string' ? value['text'] : UNDECIDED
}

/** The user's text of a model call. */
export function promptOf(event: StepEvent): Found {
  return event.kind === 'CompletionCall' ? textOf(event.prompt.content) : ABSENT
}

const deltaTexts = scratchpadKey<ReadonlyMap<string, { readonly text: string; readonly last: StepEvent }>>('delta texts')

/**
 * The text so far of a delta, or the whole text of a response (L-17). The fragments of a tool call are
 * put together in the run's scratchpad, each event once, up to a bound beyond which nothing is judged.
 */
export function streamedText(event: StepEvent, context: HookContext): Found {
  switch (event.kind) {
    case 'TextDelta':
      return event.aggregated.length > limits.scannedTextLength ? UNDECIDED : event.aggregated
    case 'CompletionResponse':
    case 'StreamResponseFinish':
      return textOf(event.response)
    case 'ModelTurnFinished':
      return event.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
    case 'ToolCallDelta': {
      const key = event.internalCallId === '' ? event.toolCallId : event.internalCallId
      const texts = context.scratchpad.update(deltaTexts, new Map(), (known) => {
        const before = known.get(key)
        if (before?.last === event) return known
        return new Map(known).set(key, { text: (before?.text ?? '') + event.delta, last: event })
      })
      const text = texts.get(key)?.text ?? ''
      return text.length > limits.scannedTextLength ? UNDECIDED : text
    }
    case 'CompletionCall':
    case 'InvalidToolCall':
    case 'ToolCall':
    case 'ToolResult':
      return ABSENT
  }
}

interface Presented {
  readonly output: Json
  text?: Found
  structure?: Found
}

/** Read once for each presentation, however many rules judge it. Events are frozen, so what was read stays right. */
const presented = new WeakMap<StepEvent, Presented>()

function presentedOf(event: Extract<StepEvent, { kind: 'ToolResult' }>): Presented {
  const known = presented.get(event)
  if (known !== undefined) return known
  const fresh: Presented = { output: event.output }
  presented.set(event, fresh)
  return fresh
}

/** The text that the model would read (L-17); beyond a bound it is not judged. */
export function presentedText(event: StepEvent): Found {
  if (event.kind !== 'ToolResult') return ABSENT
  const known = presentedOf(event)
  if (known.text === undefined) {
    const text = resultText(event.output)
    known.text = text.length > limits.scannedTextLength ? UNDECIDED : text
  }
  return known.text
}

/** The structured value of a result, where it has one (L-17). */
export function presentedStructure(event: StepEvent): Found {
  if (event.kind !== 'ToolResult') return ABSENT
  const known = presentedOf(event)
  if (known.structure === undefined) {
    const structure = resultStructure(event.output)
    known.structure = structure === undefined ? UNDECIDED : structure
  }
  return known.structure
}
