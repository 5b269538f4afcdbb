import type Anthropic from '@anthropic-ai/sdk'
import type { Json } from '../../../src/core/base/json.ts'
import { sluice } from '../../../src/adapters/anthropic.ts'
import { anthropic as target } from '../../../src/adapters/targets/anthropic.ts'
import type { AdapterUnderTest } from '../../../src/adapters/testing/check-scenario.ts'
import type { ScriptedAnswer, SeenRequest } from '../../../src/adapters/testing/scenario.ts'
import { systemTimer } from '../../../src/hosts/node/clock.ts'
import { endingOf, schemaOf, toolFunctions } from '../plain-report.ts'
import { createWire, type WireAnswer } from '../wire.ts'

/** A loop over the real client; the provider alone is made up. */
export function anthropicAgent(Client: typeof Anthropic): AdapterUnderTest {
  return {
    target,
    timer: systemTimer,
    async run(engine, setup) {
      const executed: { tool: string; args: Json }[] = []
      const left = [...setup.model]
      const wire = createWire(({ stream }) => messagesAnswer(left.shift() ?? { text: 'done' }, stream === true))
      const client = new Client({ apiKey: 'none', fetch: wire.fetch, maxRetries: 0 })
      const run = sluice(engine).startRun()
      const ending = await endingOf(async () => {
        const messages: Anthropic.MessageParam[] = [{ role: 'user', content: setup.prompt }]
        const tools = setup.tools.map(({ name, fields }) => ({ name, input_schema: { ...schemaOf(fields), type: 'object' as const } }))
        for (;;) {
          const turn = await run.ask(client, {
            model: 'fake',
            max_tokens: 1000,
            messages,
            tools,
            stream: setup.isStreaming ?? false,
            ...(setup.preamble !== undefined && { system: setup.preamble }),
          })
          messages.push(turn.answer)
          if (!turn.hasCalls) break
          messages.push(await turn.runTools(toolFunctions(setup, executed)))
        }
      })
      run.close()
      return { executed, requests: wire.bodies.map(seen), ending }
    },
  }
}

function messagesAnswer({ text, calls = [] }: ScriptedAnswer, isStreaming: boolean): WireAnswer {
  const content = [
    ...(text === undefined ? [] : [{ type: 'text', text }]),
    ...calls.map(({ id, name, args }) => ({ type: 'tool_use', id, name, input: args })),
  ]
  const usage = { input_tokens: 1, output_tokens: 1 }
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'fake', content, stop_reason: calls.length > 0 ? 'tool_use' : 'end_turn', stop_sequence: null, usage }
  if (!isStreaming) return { json: message }
  const events = [
    { type: 'message_start', message: { ...message, content: [], stop_reason: null } },
    ...content.flatMap((block, index) => [
      { type: 'content_block_start', index, content_block: 'input' in block ? { ...block, input: {} } : { ...block, text: '' } },
      { type: 'content_block_delta', index, delta: 'input' in block ? { type: 'input_json_delta', partial_json: JSON.stringify(block.input) } : { type: 'text_delta', text } },
      { type: 'content_block_stop', index },
    ]),
    { type: 'message_delta', delta: { stop_reason: message.stop_reason }, usage: { output_tokens: 1 } },
    { type: 'message_stop' },
  ]
  return { events: events.map((data) => ({ event: data.type, data })) }
}

interface Block {
  readonly type: string
  readonly id: string
  readonly text: string
  readonly input: Json
  readonly tool_use_id: string
  readonly content: string
}

function seen(body: Readonly<Record<string, unknown>>): SeenRequest {
  const messages = body['messages'] as readonly { readonly content: string | readonly Block[] }[]
  const tools = (body['tools'] ?? []) as readonly { readonly name: string }[]
  const { system, temperature, max_tokens: maxTokens, tool_choice: choice } = body
  const blocks = messages.flatMap(({ content }) => (typeof content === 'string' ? [{ type: 'text', text: content } as Block] : content))
  return {
    ...(typeof system === 'string' && { preamble: system }),
    ...(typeof temperature === 'number' && { temperature }),
    ...(typeof maxTokens === 'number' && { maxTokens }),
    ...(choice !== undefined && { toolChoice: (choice as { type: 'auto' | 'none' }).type }),
    tools: tools.map(({ name }) => name),
    texts: blocks.filter(({ type }) => type === 'text').map(({ text }) => text),
    results: Object.fromEntries(blocks.filter(({ type }) => type === 'tool_result').map(({ tool_use_id: id, content }) => [id, content])),
    calls: Object.fromEntries(blocks.filter(({ type }) => type === 'tool_use').map(({ id, input }) => [id, input])),
    raw: JSON.stringify(body),
  }
}
