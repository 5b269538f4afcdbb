import { z } from 'zod'
import type { Json, JsonObject } from '../../../src/core/base/json.ts'
import { sluice, terminationOf } from '../../../src/adapters/langchain.ts'
import { langchain as target } from '../../../src/adapters/targets/langchain.ts'
import type { AdapterUnderTest } from '../../../src/adapters/testing/check-scenario.ts'
import type { ScenarioReport, ScenarioTool } from '../../../src/adapters/testing/scenario.ts'
import { systemTimer } from '../../../src/hosts/node/clock.ts'
import { fakeModel } from './fake-model.ts'
import type { LangChain } from './load-langchain.ts'
import { seenRequest } from './seen-request.ts'

/** `createAgent` with the middleware, on one copy of LangChain. */
export function langchainAgent(sdk: LangChain): AdapterUnderTest {
  return {
    target,
    timer: systemTimer,
    async run(engine, { tools, model: script, preamble, prompt, isStreaming }) {
      const executed: { tool: string; args: Json }[] = []
      const { model, requests } = fakeModel(sdk, script)
      const agent = sdk.createAgent({
        model,
        tools: tools.map((tool) => sdkTool(sdk, tool, (args) => executed.push({ tool: tool.name, args }))),
        ...(preamble !== undefined && { systemPrompt: preamble }),
        middleware: [sluice(engine, { ToolMessage: sdk.ToolMessage })],
      })
      const parts: unknown[] = []
      const input = { messages: [{ role: 'user', content: prompt }] }
      const ended = async (): Promise<ScenarioReport['ending']> => {
        try {
          if (isStreaming !== true) await agent.invoke(input)
          else for await (const part of await agent.stream(input, { streamMode: 'messages' })) parts.push(part)
          return { kind: 'finished' }
        } catch (thrown) {
          return endingOf(thrown)
        }
      }
      const ending = await ended()
      return { executed, requests: requests.map(seenRequest), ending }
    },
  }
}

export function sdkTool(sdk: LangChain, { name, fields, run }: ScenarioTool, onRun: (args: JsonObject) => void): ReturnType<LangChain['tool']> {
  const schema = z.object(Object.fromEntries(Object.entries(fields).map(([field, type]) => [field, type === 'string' ? z.string() : z.number()])))
  return sdk.tool(
    (args: unknown) => {
      onRun(args as JsonObject)
      return run(args as JsonObject)
    },
    { name, description: name, schema },
  ) as unknown as ReturnType<LangChain['tool']>
}

export function endingOf(thrown: unknown): ScenarioReport['ending'] {
  const termination = terminationOf(thrown)
  if (termination !== undefined) return { kind: 'ended', reason: termination.end.reason }
  return { kind: 'failed', message: thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown) }
}
