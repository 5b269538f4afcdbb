import type { AgentRun } from './agent-run.ts'
import { runOfRequest } from './answer-tool.ts'
import { decideAnswer, type AskingAgent } from './model-answer.ts'
import { modelCallOf, patchedRequest, withCalledNames } from './model-request.ts'
import type { ModelRequestShape, ModelShape, UsageShape } from './sdk-shapes.ts'
import { createDeltaReader } from './stream-deltas.ts'

/**
 * A model that asks the policy before each request and about each answer. It works for governed agents alone: it
 * learns from the request which run it is for.
 */
export function governedModel(source: () => ModelShape | Promise<ModelShape>, agent: AskingAgent): ModelShape {
  return {
    async getResponse(request) {
      const run = governedRunOf(request)
      const model = await source()
      let asked = withCalledNames(request, run)
      const earlier: UsageShape[] = []
      for (;;) {
        const sent = await run.governed(false).beforeModelCall(modelCallOf(asked))
        const response = await model.getResponse(patchedRequest(asked, sent))
        const decided = await decideAnswer(run, agent, { sent, request: asked, isStreaming: false }, response)
        if ('output' in decided) return { ...response, output: decided.output, usage: sumOf(response.usage, earlier) }
        earlier.push(response.usage)
        asked = decided.retry
      }
    },
    async *getStreamedResponse(request) {
      const run = governedRunOf(request)
      const model = await source()
      let asked: ModelRequestShape | undefined = withCalledNames(request, run)
      const earlier: UsageShape[] = []
      while (asked !== undefined) {
        const sent = await run.governed(true).beforeModelCall(modelCallOf(asked))
        const deltas = createDeltaReader()
        const current: ModelRequestShape = asked
        asked = undefined
        for await (const event of model.getStreamedResponse(patchedRequest(current, sent))) {
          await observeDeltas(run, deltas(event))
          if (event.type !== 'response_done' || event.response === undefined) {
            yield event
            continue
          }
          const { id, usage, output } = event.response
          const decided = await decideAnswer(run, agent, { sent, request: current, isStreaming: true }, { responseId: id, usage, output })
          if ('output' in decided) {
            yield { ...event, response: { ...event.response, output: decided.output, usage: sumOf(usage, earlier) } }
            continue
          }
          earlier.push(usage)
          asked = decided.retry
        }
      }
    },
  }
}

function governedRunOf(request: ModelRequestShape): AgentRun {
  const run = runOfRequest(request)
  if (run === undefined) throw new Error('sluice: a governed model was asked by an agent that is not governed')
  return run
}

async function observeDeltas(run: AgentRun, deltas: ReturnType<ReturnType<typeof createDeltaReader>>): Promise<void> {
  for (const delta of deltas) {
    if (delta.kind === 'text') await run.governed().textDelta(delta.delta)
    else await run.governed().toolCallDelta(delta)
  }
}

/** What answers that were rolled back have cost is told with the one that was accepted. */
function sumOf(usage: UsageShape, earlier: readonly UsageShape[]): UsageShape {
  if (earlier.length === 0) return usage
  if (usage.add !== undefined) {
    for (const one of earlier) usage.add(one)
    return usage
  }
  const sum = (field: 'inputTokens' | 'outputTokens' | 'totalTokens'): number => earlier.reduce((total, one) => total + (one[field] ?? 0), usage[field] ?? 0)
  return { ...usage, inputTokens: sum('inputTokens'), outputTokens: sum('outputTokens'), totalTokens: sum('totalTokens') }
}

