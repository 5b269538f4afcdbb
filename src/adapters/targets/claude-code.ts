import { claudeTable, claudeUnknownFacts } from './claude-table.ts'
import { defineTarget } from './define-target.ts'

export const claudeCode = defineTarget({
  name: 'claude-code',
  summary: 'Claude Code through its command hooks: `sluice hook claude-code`',
  callsArriveAlone: true,
  unknownFacts: claudeUnknownFacts,
  table: claudeTable,
})
