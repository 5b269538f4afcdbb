import { createDeltaCallbacks } from './delta-callbacks.ts'
import type { LangChainParts } from './govern-parts.ts'
import { answerIn, readAnswer, settledAnswer, withAnswer } from './model-answer.ts'
import { patchedRequest, readRequest } from './model-request.ts'
import { isClientTool, type ModelRequestShape } from './sdk-shapes.ts'
import { guardTool } from './tool-guard.ts'


/** One model call: what is sent, the deltas, and the decision about the whole turn before any tool of it runs (S-65). */
export async function governModelCall<Request extends ModelRequestShape, Handled>(
  request: Request,
  handler: (request: Request) => Handled | Promise<Handled>,
  { runs, needsDeltas, ungoverned }: LangChainParts,
): Promise<Awaited<Handled>> {
  const run = runs.of(request.state.messages)
  if (run === undefined) throw new Error('sluice/langchain: this model call belongs to no run that was begun here')
  const { governed } = run
  governed.throwIfEnded()
  const read = readRequest(request, ungoverned)
  const tools = new Map(read.tools.filter(isClientTool).map((tool) => [tool.name, tool]))
  for (const tool of tools.values()) guardTool(tool)
  const sent = await governed.beforeModelCall(read.call)
  const patched = patchedRequest(request, read, sent, governed.fault)
  const deltas = createDeltaCallbacks(governed)
  const others: unknown = patched.modelSettings?.['callbacks']
  const callbacks = [...(Array.isArray(others) ? (others as readonly unknown[]) : []), deltas.handler]
  const handled = await handler({ ...patched, modelSettings: { ...patched.modelSettings, callbacks } })
  governed.throwIfEnded()
  if (needsDeltas && !deltas.isHeard()) {
    return governed.fault('Run ended: the model takes no callbacks as call options, so rules on deltas see nothing.')
  }
  const answer = answerIn(handled)
  if (answer === undefined) return governed.fault('Run ended: the model node gave something other than the answer of a model.')
  const hasOutputFormat = request.responseFormat !== undefined
  const answered = await readAnswer(answer, { tools, hasOutputFormat, isStreaming: deltas.isStreaming() })
  if (typeof answered === 'string') return governed.fault(`Run ended: ${answered}.`)
  const turn = await governed.modelAnswered(sent, answered)
  run.answers = turn.answers
  // A message of this run alone, which its tools are found by: models and caches may hand out one message twice.
  const settled = settledAnswer(answer, turn.repaired)
  runs.bind(settled, run)
  return withAnswer(handled, settled)
}
