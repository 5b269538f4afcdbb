import type { Json } from '../../core/base/json.ts'
import { plainJson } from '../plain-json.ts'
import { isRecord } from './model-spec.ts'
import { isReplacedOutput, modelOutput } from './replaced-output.ts'

/** The `toModelOutput` of one tool: `ai` 5 gives it the output, 6 and 7 an object with the call and the output. */
export type ToModelOutput = (given: unknown) => unknown

/** What the model will be shown of outputs, so that rules judge that very thing. */
export interface ShownOutputs {
  /** Asks the tool how it shows this output, and keeps the answer. */
  readonly show: (call: { readonly toolCallId: string; readonly input: unknown; readonly output: unknown }) => Promise<void>
  /** How it was shown, as a value. Throws what the tool threw. */
  readonly shown: (toolCallId: string, output: unknown) => Json
  /** For the SDK in place of the function of the tool. */
  readonly toModelOutput: ToModelOutput
}

type Shown = { readonly ok: true; readonly output: unknown } | { readonly ok: false; readonly error: unknown }

export function shownOutputs(original: ToModelOutput, takesCalls: () => boolean): ShownOutputs {
  const byCall = new Map<string, Shown>()
  const byOutput = new Map<unknown, Shown>()
  return {
    async show({ toolCallId, input, output }) {
      let shown: Shown
      try {
        shown = { ok: true, output: await original(takesCalls() ? { toolCallId, input, output } : output) }
      } catch (error) {
        shown = { ok: false, error }
      }
      byCall.set(toolCallId, shown)
      byOutput.set(output, shown)
    },
    shown(toolCallId, output) {
      const shown = byCall.get(toolCallId) ?? byOutput.get(output)
      if (shown?.ok === false) throw shown.error
      return shownJson(shown?.output)
    },
    toModelOutput(given) {
      const call = callOf(given)
      const output = call === undefined ? given : call.output
      if (isReplacedOutput(output)) return modelOutput(output.sluiceReplaced)
      const shown = (call === undefined ? undefined : byCall.get(call.toolCallId)) ?? byOutput.get(output)
      if (shown?.ok === true) return shown.output
      // An output of an earlier run, out of what the application stored.
      return original(given)
    },
  }
}

function callOf(given: unknown): { readonly toolCallId: string; readonly output: unknown } | undefined {
  if (!isRecord(given)) return undefined
  const { toolCallId, output } = given
  return typeof toolCallId === 'string' && Object.hasOwn(given, 'input') && Object.hasOwn(given, 'output') ? { toolCallId, output } : undefined
}

/** Of `{ type, value }` the value: that is what the model reads. */
function shownJson(output: unknown): Json {
  return plainJson(isRecord(output) && Object.hasOwn(output, 'value') ? output['value'] : output)
}
