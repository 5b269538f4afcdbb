import { defineTarget } from './define-target.ts'

/** The two events of the tool-call seam are all that has an outcome (S-89). */
export const outcome = defineTarget({
  name: 'outcome',
  summary: 'a host that asks before and after a tool call and takes allow, deny, modify or replace for an answer',
  actions: { tool_call: 'every', tool_result: 'every' },
})
