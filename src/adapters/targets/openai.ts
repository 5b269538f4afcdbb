import { defineTarget } from './define-target.ts'
import { plainClientTable } from './plain-client-table.ts'

export const openai = defineTarget({
  name: 'openai',
  summary: "one's own loop over the client of OpenAI, chat completions or responses, through `sluice/openai`",
  table: plainClientTable,
})
