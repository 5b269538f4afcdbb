import type { McpIdentity } from '../../core/events/step-event.ts'
import type { AgentShape } from './sdk-shapes.ts'

/** Whose tools of MCP servers are whose, which the tools themselves do not say (L-74). */
export async function mcpIdentities(agent: AgentShape, tools: readonly { readonly name: string }[]): Promise<ReadonlyMap<string, McpIdentity>> {
  const { mcpServers, mcpConfig } = agent
  if (tools.length === 0) return new Map()
  if (mcpConfig !== undefined && 'includeServerInToolNames' in mcpConfig && mcpConfig.includeServerInToolNames === true) {
    throw new Error(`sluice: agent \`${agent.name}\` renames the tools of its MCP servers (includeServerInToolNames), so no rule could know them`)
  }
  const [only, ...others] = mcpServers
  if (only !== undefined && others.length === 0) return new Map(tools.map(({ name }) => [name, { server: only.name, tool: name }]))
  const listed = await Promise.all(mcpServers.map(async (server) => ({ server: server.name, tools: await server.listTools() })))
  const identities = listed.flatMap(({ server, tools: own }) => own.map(({ name }): [string, McpIdentity] => [name, { server, tool: name }]))
  return new Map(identities.filter(([name]) => tools.some((tool) => tool.name === name)))
}
