import type OpenAI from 'openai'
import { textForm, type Json } from '../../../src/core/base/json.ts'
import { sluice } from '../../../src/adapters/openai.ts'
import { openai as target } from '../../../src/adapters/targets/openai.ts'
import type { AdapterUnderTest } from '../../../src/adapters/testing/check-scenario.ts'
import type { ScriptedAnswer, SeenRequest } from '../../../src/adapters/testing/scenario.ts'
import { systemTimer } from '../../../src/hosts/node/clock.ts'
import { endingOf, schemaOf, toolFunctions } from '../plain-report.ts'
import { createWire, type WireAnswer } from '../wire.ts'

/** A loop over the real client on responses; the provider alone is made up. */
export function responsesAgent(Client: typeof OpenAI): AdapterUnderTest {
  return {
    target,
    timer: systemTimer,
    async run(engine, setup) {
      const executed: { tool: string; args: Json }[] = []
      const left = [...setup.model]
      const wire = createWire(({ stream }) => responsesAnswer(left.shift() ?? { text: 'done' }, stream === true))
      const client = new Client({ apiKey: 'none', fetch: wire.fetch, maxRetries: 0 })
      const run = sluice(engine).startRun()
      const ending = await endingOf(async () => {
        const input: OpenAI.Responses.ResponseInputItem[] = [{ role: 'user', content: setup.prompt }]
        const tools = setup.tools.map(({ name, fields }) => ({ type: 'function' as const, name, parameters: schemaOf(fields), strict: false }))
        for (;;) {
          const turn = await run.respond(client, {
            model: 'fake',
            input,
            tools,
            stream: setup.isStreaming ?? false,
            ...(setup.preamble !== undefined && { instructions: setup.preamble }),
          })
          // `as`: what a response gives out, the next request takes.
          input.push(...(turn.answer as OpenAI.Responses.ResponseInputItem[]))
          if (!turn.hasCalls) break
          input.push(...(await turn.runTools(toolFunctions(setup, executed))))
        }
      })
      run.close()
      return { executed, requests: wire.bodies.map(seen), ending }
    },
  }
}

function responsesAnswer({ text, calls = [] }: ScriptedAnswer, isStreaming: boolean): WireAnswer {
  const output = [
    ...(text === undefined ? [] : [{ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [{ type: 'output_text', text, annotations: [] }] }]),
    ...calls.map(({ id, name, args }) => ({ type: 'function_call', id: `item_${id}`, call_id: id, name, status: 'completed', arguments: JSON.stringify(args) })),
  ]
  const response = { id: 'resp_1', object: 'response', created_at: 1, model: 'fake', status: 'completed', output, usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 } }
  if (!isStreaming) return { json: response }
  const events: readonly Readonly<Record<string, unknown>>[] = [
    { type: 'response.created', response: { ...response, output: [] } },
    ...output.flatMap((item, index): readonly Readonly<Record<string, unknown>>[] =>
      'arguments' in item
        ? [
            { type: 'response.output_item.added', output_index: index, item: { ...item, arguments: '' } },
            { type: 'response.function_call_arguments.delta', output_index: index, item_id: item.id, delta: item.arguments },
          ]
        : [{ type: 'response.output_text.delta', output_index: index, item_id: item.id, content_index: 0, delta: text }],
    ),
    { type: 'response.completed', response },
  ]
  return { events: events.map((data) => ({ event: String(data['type']), data })) }
}

function seen(body: Readonly<Record<string, unknown>>): SeenRequest {
  const input = body['input'] as readonly Readonly<Record<string, Json>>[]
  const tools = (body['tools'] ?? []) as readonly { readonly name: string }[]
  const { instructions, temperature, max_output_tokens: maxTokens, tool_choice: toolChoice } = body
  return {
    ...(typeof instructions === 'string' && { preamble: instructions }),
    ...(typeof temperature === 'number' && { temperature }),
    ...(typeof maxTokens === 'number' && { maxTokens }),
    ...(toolChoice !== undefined && { toolChoice: toolChoice as 'auto' | 'required' | 'none' }),
    tools: tools.map(({ name }) => name),
    texts: input.filter(({ role }) => role !== undefined).map(({ content = '' }) => textForm(content)),
    results: Object.fromEntries(input.filter(({ type }) => type === 'function_call_output').map(({ call_id: id, output = '' }) => [textForm(id ?? ''), textForm(output)])),
    calls: Object.fromEntries(input.filter(({ type }) => type === 'function_call').map(({ call_id: id, arguments: args }) => [textForm(id ?? ''), JSON.parse(textForm(args ?? '')) as Json])),
    raw: JSON.stringify(body),
  }
}
