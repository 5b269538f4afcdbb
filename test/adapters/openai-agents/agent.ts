import type * as Sdk from '@openai/agents'
import { textForm, type Json, type JsonObject } from '../../../src/core/base/json.ts'
import { sluice } from '../../../src/adapters/openai-agents.ts'
import { terminationOf } from '../../../src/adapters/sluice-terminated.ts'
import { openaiAgents as target } from '../../../src/adapters/targets/openai-agents.ts'
import type { AdapterUnderTest } from '../../../src/adapters/testing/check-scenario.ts'
import type { ScenarioReport, ScenarioTool, SeenRequest } from '../../../src/adapters/testing/scenario.ts'
import { systemTimer } from '../../../src/hosts/node/clock.ts'
import { scriptedModel } from './scripted-model.ts'

export type AgentsSdk = typeof Sdk

/** A real `Agent` and `Runner`; the model alone is made up. */
export function openaiAgentsAgent(sdk: AgentsSdk): AdapterUnderTest {
  return {
    target,
    timer: systemTimer,
    async run(engine, setup) {
      const streamed: string[] = []
      const executed: { tool: string; args: Json }[] = []
      const { model, requests } = scriptedModel(sdk, setup.model)
      const tools = setup.tools.map((tool) => sdkTool(sdk, tool, executed))
      const { agent } = sluice(engine).govern(
        new sdk.Agent({ name: 'clerk', instructions: setup.preamble ?? '', model, tools }),
      )
      const report = (ending: ScenarioReport['ending']): ScenarioReport => ({ executed, requests: requests.map(seen), ending })
      try {
        if (setup.isStreaming === true) {
          const result = await new sdk.Runner({ tracingDisabled: true }).run(agent, setup.prompt, { stream: true })
          // Tools run while somebody reads the stream.
          for await (const { type } of result) streamed.push(type)
          await result.completed
        } else {
          await new sdk.Runner({ tracingDisabled: true }).run(agent, setup.prompt)
        }
        return report({ kind: 'finished' })
      } catch (thrown) {
        const termination = terminationOf(thrown)
        if (termination !== undefined) return report({ kind: 'ended', reason: termination.message })
        return report({ kind: 'failed', message: String(thrown) })
      }
    },
  }
}

export function sdkTool(sdk: AgentsSdk, { name, fields, run }: ScenarioTool, executed: { tool: string; args: Json }[]): Sdk.FunctionTool {
  return sdk.tool({
    name,
    description: name,
    strict: false,
    parameters: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(fields).map(([field, type]) => [field, { type }])),
      required: Object.keys(fields),
      additionalProperties: true,
    },
    // An async body: what a tool throws is what its promise is rejected with.
    // eslint-disable-next-line @typescript-eslint/require-await
    execute: async (args) => {
      // `as`: without a schema library the arguments are of no type.
      executed.push({ tool: name, args: args as Json })
      return run(args as JsonObject)
    },
    // By default the SDK hides what a tool throws; here the model would read it.
    errorFunction: (_context, error) => String(error),
  }) as Sdk.FunctionTool
}

type Items = readonly Readonly<Record<string, unknown>>[]

function seen(request: Sdk.ModelRequest): SeenRequest {
  const { systemInstructions, input, modelSettings, tools } = request
  const { temperature, maxTokens, toolChoice } = modelSettings
  // `as`: items are read by their fields.
  const items: Items = typeof input === 'string' ? [{ role: 'user', content: input }] : (input)
  return {
    ...(systemInstructions !== undefined && { preamble: systemInstructions }),
    ...(temperature !== undefined && { temperature }),
    ...(maxTokens !== undefined && { maxTokens }),
    ...(toolChoice !== undefined && { toolChoice: toolChoice as 'auto' | 'required' | 'none' }),
    tools: tools.map(({ name }) => name),
    texts: items.filter(({ role }) => role !== undefined).map(({ content }) => textForm(content as Json)),
    results: Object.fromEntries(items.filter(({ type }) => type === 'function_call_result').map(({ callId, output }) => [String(callId), outputText(output as Json)])),
    calls: Object.fromEntries(items.filter(({ type }) => type === 'function_call').map(({ callId, arguments: args }) => [String(callId), JSON.parse(String(args)) as Json])),
    raw: JSON.stringify(request),
  }
}

function outputText(output: Json): string {
  const { text } = output as { text?: string }
  return text ?? textForm(output)
}
