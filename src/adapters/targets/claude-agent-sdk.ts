import { claudeTable, claudeUnknownFacts } from './claude-table.ts'
import { defineTarget } from './define-target.ts'

export const claudeAgentSdk = defineTarget({
  name: 'claude-agent-sdk',
  summary: 'an agent on the Claude Agent SDK through its hooks: `sluice/claude-agent-sdk`',
  callsArriveAlone: true,
  unknownFacts: claudeUnknownFacts,
  table: claudeTable,
})
