import { isJsonArray, isJsonObject, textForm, type Json, type JsonObject } from '../../../src/core/base/json.ts'
import type { AdapterUnderTest } from '../../../src/adapters/testing/check-scenario.ts'
import type { ScenarioReport, ScenarioTool, SeenRequest } from '../../../src/adapters/testing/scenario.ts'
import { governTransport } from '../../../src/adapters/mcp.ts'
import { mcp as target } from '../../../src/adapters/targets/mcp.ts'
import { systemTimer } from '../../../src/hosts/node/clock.ts'
import type { McpSdk, SdkServer } from './mcp-sdk.ts'

/** An agent whose tools are those of an MCP server behind the gateway: it lists them before each model call. */
export function mcpAgent(sdk: McpSdk): AdapterUnderTest {
  return {
    target,
    timer: systemTimer,
    async run(engine, setup) {
      const executed: { tool: string; args: Json }[] = []
      const requests: SeenRequest[] = []
      const [clientEnd, down] = sdk.linkedPair()
      const [up, serverEnd] = sdk.linkedPair()
      await toolServer(sdk, setup.tools, executed).connect(serverEnd)
      const session = await governTransport(down, up, engine, {})
      const client = sdk.aClient()
      await client.connect(clientEnd)
      const results: Record<string, string> = {}
      const calls: Record<string, Json> = {}
      const transcript: Json[] = []
      const script = [...setup.model]
      try {
        for (;;) {
          const { tools } = await client.listTools()
          const names = tools.map(({ name }) => name)
          requests.push({ tools: names, texts: [setup.prompt], results: { ...results }, calls: { ...calls }, raw: JSON.stringify([names, transcript]) })
          const answer = script.shift()
          if (answer?.calls === undefined) return { executed, requests, ending: { kind: 'finished' } }
          for (const { id, name, args } of answer.calls) {
            calls[id] = args
            const result = await client.callTool({ name, arguments: args })
            transcript.push(result)
            results[id] = textOf(result)
          }
        }
      } catch (thrown) {
        return { executed, requests, ending: endingOf(thrown) }
      } finally {
        await client.close()
        await session.closed
      }
    },
  }
}

/** Checks its arguments as servers do, and tells in its results what its tools throw. */
function toolServer(sdk: McpSdk, tools: readonly ScenarioTool[], executed: { tool: string; args: Json }[]): SdkServer {
  const failed = (text: string): JsonObject => ({ content: [{ type: 'text', text }], isError: true })
  return sdk.aServer({
    'tools/list': () => ({
      tools: tools.map(({ name, fields }) => ({
        name,
        inputSchema: { type: 'object', properties: Object.fromEntries(Object.entries(fields).map(([field, type]) => [field, { type }])) },
      })),
    }),
    'tools/call': ({ params = {} }) => {
      const args = (params['arguments'] ?? {}) as JsonObject
      const tool = tools.find(({ name }) => name === params['name'])
      if (tool === undefined) return failed('there is no such tool')
      if (Object.entries(tool.fields).some(([field, type]) => typeof args[field] !== type)) return failed('the arguments do not fit')
      executed.push({ tool: tool.name, args })
      try {
        const output = tool.run(args)
        return { content: [{ type: 'text', text: textForm(output) }], ...(isJsonObject(output) && { structuredContent: output }) }
      } catch (thrown) {
        return failed(thrown instanceof Error ? thrown.message : '')
      }
    },
  })
}

function textOf(result: JsonObject): string {
  const { structuredContent, content } = result
  if (structuredContent !== undefined) return textForm(structuredContent)
  return (isJsonArray(content) ? content : []).map((part) => (isJsonObject(part) ? textForm(part['text'] ?? '') : '')).join('')
}

/** The SDKs put the code in front of the message. */
function endingOf(thrown: unknown): ScenarioReport['ending'] {
  if (!(thrown instanceof Error)) return { kind: 'failed', message: String(thrown) }
  const data: unknown = 'data' in thrown ? thrown.data : undefined
  const isEnd = typeof data === 'object' && data !== null && 'sluice' in data && data.sluice === 'terminated'
  return isEnd ? { kind: 'ended', reason: thrown.message } : { kind: 'failed', message: thrown.message }
}
