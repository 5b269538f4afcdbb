import type { Json } from '../../core/base/json.ts'
import { readArgs } from '../../core/records/read-event.ts'
import { schemaMisfit } from '../schema-fit.ts'
import type { AgentRun } from './agent-run.ts'
import { qualifiedName } from './messages.ts'
import type { CallDetails, FunctionToolShape, RunContextShape } from './sdk-shapes.ts'

/** Runs the tool itself, in the context that it is to have. */
export type ToolRunner = (tool: FunctionToolShape, context: RunContextShape, input: string, details?: CallDetails) => Promise<unknown>

/** A copy of a function tool, for one turn of one run, that runs what was decided and nothing else (L-92). */
export function governedTool(tool: FunctionToolShape, run: AgentRun, runner: ToolRunner): FunctionToolShape {
  // `as`: the copy has all that the tool has, symbols included.
  const copy = Object.create(Object.getPrototypeOf(tool) as object | null, Object.getOwnPropertyDescriptors(tool)) as FunctionToolShape
  return Object.defineProperty(copy, 'invoke', {
    enumerable: true,
    value: (context: RunContextShape, input: string, details?: CallDetails) => invoke(tool, run, runner, { context, input, details }),
  })
}

interface Invocation {
  readonly context: RunContextShape
  readonly input: string
  readonly details: CallDetails | undefined
}

async function invoke(tool: FunctionToolShape, run: AgentRun, runner: ToolRunner, { context, input, details }: Invocation): Promise<unknown> {
  const { args } = readArgs({ args_text: input })
  const call = details?.toolCall
  const failures: unknown[] = []
  const delivery = await run.governed().runTool({
    toolCallId: call?.callId ?? '',
    toolName: qualifiedName(tool.name, call?.namespace),
    args,
    validate: (rewritten) => schemaMisfit(tool.parameters, rewritten),
    async execute(given) {
      try {
        return await runner(tool, context, JSON.stringify(given), detailsFor(given, args, details))
      } catch (thrown) {
        failures.push(thrown)
        throw thrown
      }
    },
  })
  switch (delivery.kind) {
    case 'value':
      return delivery.value
    case 'error':
      throw delivery.error
    case 'replaced':
      // A tool that throws ends the run; a rule on what it threw changes the words of it alone.
      if (failures.length > 0) throw new Error(delivery.text)
      return delivery.output
  }
}

/** Tools may read their call there as well; the call as it stands is kept where nothing was rewritten, for the SDK knows it by identity. */
function detailsFor(given: Json, asked: Json, details: CallDetails | undefined): CallDetails | undefined {
  if (details?.toolCall === undefined || given === asked || JSON.stringify(given) === JSON.stringify(asked)) return details
  const toolCall = { ...details.toolCall, arguments: JSON.stringify(given) }
  // `as`: a copy with everything that the SDK keeps in it, some of it not enumerable.
  const copy = Object.create(Object.getPrototypeOf(details) as object | null, Object.getOwnPropertyDescriptors(details)) as CallDetails
  return Object.defineProperty(copy, 'toolCall', { enumerable: true, value: toolCall })
}
