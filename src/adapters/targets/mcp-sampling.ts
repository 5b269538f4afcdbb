import { emulated } from './capability.ts'
import { defineTarget } from './define-target.ts'
import { mcpTable } from './mcp-table.ts'

/** For who knows that patches of model calls reach `sampling/createMessage` of the server, and nothing else. */
export const mcpSampling = defineTarget({
  name: 'mcp-sampling',
  summary: 'the same gateway, with patches for the model calls that the server asks for',
  callsArriveAlone: true,
  table: mcpTable(emulated('on `sampling/createMessage` of the server alone')),
})
