import { jsonEqual, type Json } from '../../core/base/json.ts'
import type { GovernedRun } from '../governed-run.ts'
import { plainJson } from '../plain-json.ts'
import type { ToolDelivery } from '../run-decided.ts'
import { shownOutputs, type ShownOutputs, type ToModelOutput } from './model-output.ts'
import { isRecord } from './model-spec.ts'
import { readableError, verbatimError } from './tool-errors.ts'
import { replacedOutput } from './replaced-output.ts'
import { validateWith } from './tool-schema.ts'

/** A tool of the settings, read field by field. */
export type HostTool = Readonly<Record<string, unknown>>

export interface ToolSeam {
  readonly governed: () => GovernedRun
  /** Does `toModelOutput` take calls (`ai` 6 and 7) or outputs (5)? */
  readonly takesCalls: () => boolean
  /** The options that a tool gets are how it names the run that called it. */
  readonly onCalled: (options: object, run: GovernedRun) => void
}

type Execute = (input: unknown, options: unknown) => unknown

/** The tool with its `execute` behind the decision; everything else of it stays. */
export function governedTool(name: string, tool: HostTool, seam: ToolSeam): HostTool {
  const { execute, toModelOutput } = tool
  if (typeof execute !== 'function') return tool
  // `as`: both are functions, and what they take is looked at in this file alone.
  const original = execute as Execute
  const outputs =
    typeof toModelOutput === 'function'
      ? shownOutputs((given) => (toModelOutput as ToModelOutput).call(tool, given), seam.takesCalls)
      : undefined
  const own = Object.getOwnPropertyDescriptors(tool)
  // `as`: a copy has the members of what it was made from, the inherited ones too.
  const copy = Object.create(Object.getPrototypeOf(tool) as object | null, own) as Record<string, unknown>
  Object.defineProperty(copy, 'execute', {
    value: (input: unknown, options: unknown) => runGoverned(name, tool, original, outputs, seam, input, options),
    enumerable: true,
    configurable: true,
    writable: true,
  })
  if (outputs !== undefined) {
    Object.defineProperty(copy, 'toModelOutput', { value: outputs.toModelOutput, enumerable: true, configurable: true, writable: true })
  }
  return copy
}

async function runGoverned(
  toolName: string,
  tool: HostTool,
  original: Execute,
  outputs: ShownOutputs | undefined,
  { governed, onCalled }: ToolSeam,
  input: unknown,
  options: unknown,
): Promise<unknown> {
  const run = governed()
  // A call without an id was not made by the model, so nothing was decided about it.
  const toolCallId = isRecord(options) && typeof options['toolCallId'] === 'string' ? options['toolCallId'] : ''
  if (isRecord(options)) onCalled(options, run)
  const args = plainJson(input)
  const delivery = await run.runTool({
    toolCallId,
    toolName,
    args,
    validate: async (rewritten) => {
      const validated = await validateWith(tool['inputSchema'], rewritten)
      return validated.ok ? undefined : validated.why
    },
    execute: async (given) => {
      // What the SDK parsed may hold more than JSON does, such as dates, so it is passed on as it is.
      const value = jsonEqual(given, args) ? input : await rewrittenInput(tool, given)
      const output = await lastOutput(() => original.call(tool, value, options))
      await outputs?.show({ toolCallId, input: value, output })
      return output
    },
    ...(outputs && { present: (output: unknown) => outputs.shown(toolCallId, output) }),
  })
  return delivered(delivery, outputs !== undefined)
}

async function rewrittenInput(tool: HostTool, given: Json): Promise<unknown> {
  const validated = await validateWith(tool['inputSchema'], given)
  if (!validated.ok) throw new Error(`Not executed: the rewritten arguments do not fit the tool: ${validated.why}`)
  return validated.value
}

/** A tool may yield outputs on its way; they are held back, for only the last one is judged. */
async function lastOutput(execute: () => unknown): Promise<unknown> {
  try {
    const output: unknown = await execute()
    if (!isAsyncIterable(output)) return output
    let last: unknown
    for await (const next of output) last = next
    return last
  } catch (thrown) {
    throw readableError(thrown)
  }
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return isRecord(value) && Symbol.asyncIterator in value && typeof value[Symbol.asyncIterator] === 'function'
}

function delivered(delivery: ToolDelivery, shapesOutputs: boolean): unknown {
  switch (delivery.kind) {
    case 'value':
      return delivery.value
    case 'error':
      throw delivery.error
    case 'replaced':
      if (delivery.isError) throw verbatimError(delivery.text)
      return shapesOutputs ? replacedOutput(delivery.output) : delivery.output
  }
}
