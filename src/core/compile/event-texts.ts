import { resultStructure, resultText } from '../actions/presented-result.ts'
import { isJsonArray, isJsonObject, type Json } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import type { HookContext } from '../events/hook-context.ts'
import { scratchpadKey } from '../events/scratchpad.ts'
import type { StepEvent } from '../events/step-event.ts'
import { ABSENT, UNDECIDED, type Found } from '../paths/arg-path.ts'


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

type DeltaTexts = Map<string, { readonly text: string; readonly last: StepEvent }>
const deltaTexts = scratchpadKey<DeltaTexts>('delta texts')

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
      const texts = context.scratchpad.update<DeltaTexts>(deltaTexts, new Map(), (known) => known)
      const before = texts.get(key)
      const text = before?.last === event ? before.text : prolonged(before?.text ?? '', event.delta)
      texts.set(key, { text, last: event })
      return text.length > limits.scannedTextLength ? UNDECIDED : text
    }
    case 'CompletionCall':
    case 'InvalidToolCall':
    case 'ToolCall':
    case 'ToolResult':
      return ABSENT
  }
}

/** What is too long to be judged stays so, and is kept no longer than that shows. */
function prolonged(text: string, delta: string): string {
  return text.length > limits.scannedTextLength ? text : text + delta
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
