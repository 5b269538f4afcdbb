import type { Model, ModelRequest, ResponseStreamEvent } from '@openai/agents'
import type { ScriptedAnswer } from '../../../src/adapters/testing/scenario.ts'
import type { AgentsSdk } from './agent.ts'

type Output = Extract<ResponseStreamEvent, { type: 'response_done' }>['response']['output']

/** A model that says what it was told to, then `done`, and remembers what it was asked. */
export function scriptedModel(sdk: AgentsSdk, script: readonly ScriptedAnswer[]): { readonly model: Model; readonly requests: readonly ModelRequest[] } {
  const requests: ModelRequest[] = []
  const left = [...script]
  const next = (request: ModelRequest): ScriptedAnswer => {
    requests.push({ ...request, input: structuredClone(request.input) })
    return left.shift() ?? { text: 'done' }
  }
  const model: Model = {
    getResponse: (request) => {
      const output = outputOf(next(request))
      return Promise.resolve({ usage: new sdk.Usage({ requests: 1, inputTokens: 1, outputTokens: 1, totalTokens: 2 }), output })
    },
    async *getStreamedResponse(request) {
      const answer = next(request)
      yield* streamOf(answer)
      await Promise.resolve()
    },
  }
  return { model, requests }
}

export function outputOf({ text, calls = [] }: ScriptedAnswer): Output {
  return [
    ...(text === undefined ? [] : [{ type: 'message' as const, role: 'assistant' as const, status: 'completed' as const, content: [{ type: 'output_text' as const, text }] }]),
    ...calls.map(({ id, name, args }) => ({ type: 'function_call' as const, callId: id, name, status: 'completed' as const, arguments: JSON.stringify(args) })),
  ]
}

function* streamOf(answer: ScriptedAnswer): Generator<ResponseStreamEvent> {
  const { text, calls = [] } = answer
  yield { type: 'response_started' }
  if (text !== undefined) yield { type: 'output_text_delta', delta: text }
  for (const { id, name, args } of calls) {
    yield { type: 'model', event: { type: 'response.output_item.added', item: { type: 'function_call', id: `item_${id}`, call_id: id, name } } }
    yield { type: 'model', event: { type: 'response.function_call_arguments.delta', item_id: `item_${id}`, delta: JSON.stringify(args) } }
  }
  yield { type: 'response_done', response: { id: 'resp_1', usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 }, output: outputOf(answer) } }
}
