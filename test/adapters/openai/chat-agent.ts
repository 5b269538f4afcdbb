import type OpenAI from 'openai'
import type { Json } from '../../../src/core/base/json.ts'
import { sluice } from '../../../src/adapters/openai.ts'
import { openai as target } from '../../../src/adapters/targets/openai.ts'
import type { AdapterUnderTest } from '../../../src/adapters/testing/check-scenario.ts'
import type { ScriptedAnswer, SeenRequest } from '../../../src/adapters/testing/scenario.ts'
import { systemTimer } from '../../../src/hosts/node/clock.ts'
import { endingOf, schemaOf, toolFunctions } from '../plain-report.ts'
import { createWire, type WireAnswer } from '../wire.ts'

/** A loop over the real client on chat completions; the provider alone is made up. */
export function chatAgent(Client: typeof OpenAI): AdapterUnderTest {
  return {
    target,
    timer: systemTimer,
    async run(engine, setup) {
      const executed: { tool: string; args: Json }[] = []
      const left = [...setup.model]
      const wire = createWire(({ stream }) => chatAnswer(left.shift() ?? { text: 'done' }, stream === true))
      const client = new Client({ apiKey: 'none', fetch: wire.fetch, maxRetries: 0 })
      const run = sluice(engine).startRun()
      const ending = await endingOf(async () => {
        const messages: OpenAI.ChatCompletionMessageParam[] = [
          ...(setup.preamble === undefined ? [] : [{ role: 'system' as const, content: setup.preamble }]),
          { role: 'user', content: setup.prompt },
        ]
        const tools = setup.tools.map(({ name, fields }) => ({ type: 'function' as const, function: { name, parameters: schemaOf(fields) } }))
        for (;;) {
          const turn = await run.chat(client, { model: 'fake', messages, tools, stream: setup.isStreaming ?? false })
          messages.push(turn.answer)
          if (!turn.hasCalls) break
          messages.push(...(await turn.runTools(toolFunctions(setup, executed))))
        }
      })
      run.close()
      return { executed, requests: wire.bodies.map(seen), ending }
    },
  }
}

export function chatAnswer({ text, calls = [] }: ScriptedAnswer, isStreaming: boolean): WireAnswer {
  const written = calls.map(({ id, name, args }) => ({ id, type: 'function', function: { name, arguments: JSON.stringify(args) } }))
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
  const common = { id: 'chat_1', created: 1, model: 'fake' }
  if (!isStreaming) {
    const message = { role: 'assistant', content: text ?? null, ...(written.length > 0 && { tool_calls: written }) }
    return { json: { ...common, object: 'chat.completion', usage, choices: [{ index: 0, finish_reason: 'stop', message }] } }
  }
  const deltas = [
    { role: 'assistant', content: '' },
    ...(text === undefined ? [] : [{ content: text }]),
    ...written.flatMap(({ id, type, function: { name, arguments: args } }, index) => [
      { tool_calls: [{ index, id, type, function: { name, arguments: '' } }] },
      { tool_calls: [{ index, function: { arguments: args } }] },
    ]),
  ]
  const chunks = deltas.map((delta) => ({ ...common, object: 'chat.completion.chunk', choices: [{ index: 0, delta }] }))
  return { events: [...chunks.map((data) => ({ data })), { data: '[DONE]' }] }
}

interface SentMessage {
  readonly role: string
  readonly content: string
  readonly tool_call_id: string
  readonly tool_calls?: readonly { readonly id: string; readonly function: { readonly arguments: string } }[]
}

function seen(body: Readonly<Record<string, unknown>>): SeenRequest {
  const messages = body['messages'] as readonly SentMessage[]
  const tools = (body['tools'] ?? []) as readonly { readonly function: { readonly name: string } }[]
  const system = messages.find(({ role }) => role === 'system')
  const { temperature, max_completion_tokens: maxTokens, tool_choice: toolChoice } = body
  return {
    ...(system !== undefined && { preamble: system.content }),
    ...(typeof temperature === 'number' && { temperature }),
    ...(typeof maxTokens === 'number' && { maxTokens }),
    ...(toolChoice !== undefined && { toolChoice: toolChoice as 'auto' | 'required' | 'none' }),
    tools: tools.map((tool) => tool.function.name),
    texts: messages.filter(({ role }) => role !== 'tool' && role !== 'system').map(({ content }) => content),
    results: Object.fromEntries(messages.filter(({ role }) => role === 'tool').map((message) => [message.tool_call_id, message.content])),
    calls: Object.fromEntries(messages.flatMap(({ tool_calls: calls = [] }) => calls.map((call) => [call.id, JSON.parse(call.function.arguments) as Json]))),
    raw: JSON.stringify(body),
  }
}
