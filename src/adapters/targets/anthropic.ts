import { defineTarget } from './define-target.ts'
import { plainClientTable } from './plain-client-table.ts'

export const anthropic = defineTarget({
  name: 'anthropic',
  summary: "one's own loop over the client of Anthropic, through `sluice/anthropic`",
  table: plainClientTable,
})
