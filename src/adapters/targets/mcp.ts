import { defineTarget } from './define-target.ts'
import { mcpTable, noSampling } from './mcp-table.ts'

/** Patches of model calls do not load: their author means those of the agent (L-04). */
export const mcp = defineTarget({
  name: 'mcp',
  summary: 'the gateway between an MCP client and its server',
  callsArriveAlone: true,
  table: mcpTable(noSampling),
})
