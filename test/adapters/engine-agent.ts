import { textForm, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { readArgs } from '../../src/core/records/read-event.ts'
import type { AssistantContent, Message } from '../../src/core/events/messages.ts'
import { createGovernor } from '../../src/adapters/adapter.ts'
import { terminationOf } from '../../src/adapters/sluice-terminated.ts'
import { engine as target } from '../../src/adapters/targets/engine.ts'
import type { AdapterUnderTest } from '../../src/adapters/testing/check-scenario.ts'
import type { ScenarioReport, SeenRequest } from '../../src/adapters/testing/scenario.ts'
import { systemTimer } from '../../src/hosts/node/clock.ts'

/** A plain loop of one's own, governed by nothing but the shape that all adapters share. */
export const engineAgent: AdapterUnderTest = {
  target,
  timer: systemTimer,
  async run(engine, setup) {
    const governed = createGovernor(engine, target).startRun({ isStreaming: setup.isStreaming ?? false })
    const executed: { tool: string; args: Json }[] = []
    const requests: SeenRequest[] = []
    const messages: Message[] = [{ role: 'user', content: setup.prompt }]
    const script = [...setup.model]

    const turn = async (): Promise<boolean> => {
      const prompt = messages.at(-1) ?? { role: 'user', content: '' }
      const tools = setup.tools.map(({ name }) => name)
      const preamble = setup.preamble === undefined ? {} : { preamble: setup.preamble }
      const sent = await governed.beforeModelCall({ prompt, baseline: { ...preamble, tools, documents: [], history: messages } })
      requests.push(seen(sent.request))
      const { text, calls = [] } = script.shift() ?? { text: 'done' }
      if (setup.isStreaming === true) {
        if (text !== undefined) await governed.textDelta(text)
        for (const { id, name, args } of calls) {
          await governed.toolCallDelta({ toolCallId: id, toolName: name, delta: '' })
          await governed.toolCallDelta({ toolCallId: id, delta: textForm(args) })
        }
      }
      const content: AssistantContent[] = [
        ...(text === undefined ? [] : [{ type: 'text' as const, text }]),
        ...calls.map(({ id, name, args }) => ({ type: 'tool_call' as const, toolName: name, toolCallId: id, args })),
      ]
      const turned = await governed.modelAnswered(sent, {
        content,
        calls: calls.map(({ id, name, args }) => ({ id, toolName: name, ...readArgs({ args_text: textForm(args) }) })),
        usage: { inputTokens: 1, outputTokens: 1 },
        response: { content: text ?? '' },
        isStreaming: setup.isStreaming ?? false,
      })
      messages.push({ role: 'assistant', content: text ?? '', calls })
      const answer = (id: string, result: string): number => messages.push({ role: 'tool', content: result, call_id: id })
      if (turned.kind === 'retried') {
        for (const [id, result] of turned.answers) answer(id, result)
        return true
      }
      const results = await Promise.all(
        calls.map(async ({ id, name, args }) => {
          const toolName = turned.repaired.get(id) ?? name
          const tool = setup.tools.find((one) => one.name === toolName)
          const delivery = await governed.runTool({
            toolCallId: id,
            toolName,
            args,
            validate: (rewritten) => Object.entries(tool?.fields ?? {}).find(([field, type]) => typeof (rewritten as JsonObject)[field] !== type)?.[0],
            execute(given) {
              executed.push({ tool: toolName, args: given })
              if (tool === undefined) throw new Error(`no tool ${toolName}`)
              return tool.run(given as JsonObject)
            },
          })
          if (delivery.kind === 'error') return [id, String(delivery.error)] as const
          return [id, delivery.kind === 'value' ? textForm(delivery.value as Json) : delivery.text] as const
        }),
      )
      for (const [id, result] of results) answer(id, result)
      return calls.length > 0
    }

    try {
      while (await turn());
      return { executed, requests, ending: { kind: 'finished' } }
    } catch (thrown) {
      return { executed, requests, ending: endingOf(thrown) }
    } finally {
      governed.close()
    }
  },
}

function endingOf(thrown: unknown): ScenarioReport['ending'] {
  const termination = terminationOf(thrown)
  if (termination !== undefined) return { kind: 'ended', reason: termination.message }
  return { kind: 'failed', message: thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown) }
}

interface Sent {
  readonly preamble?: string
  readonly temperature?: number
  readonly maxTokens?: number
  readonly toolChoice?: SeenRequest['toolChoice']
  readonly tools: readonly string[]
  readonly history?: readonly Message[]
}

function seen(request: Sent): SeenRequest {
  const { preamble, temperature, maxTokens, toolChoice, tools, history = [] } = request
  const calls = history.flatMap((message) => (message['calls'] ?? []) as unknown as readonly { readonly id: string; readonly args: Json }[])
  return {
    ...(preamble !== undefined && { preamble }),
    ...(temperature !== undefined && { temperature }),
    ...(maxTokens !== undefined && { maxTokens }),
    ...(toolChoice !== undefined && { toolChoice }),
    tools,
    texts: history.filter(({ role }) => role !== 'tool').map(({ content }) => textForm(content)),
    results: Object.fromEntries(history.filter(({ role }) => role === 'tool').map((message) => [textForm(message['call_id'] ?? ''), textForm(message.content)])),
    calls: Object.fromEntries(calls.map(({ id, args }) => [id, args])),
    raw: JSON.stringify(request),
  }
}
