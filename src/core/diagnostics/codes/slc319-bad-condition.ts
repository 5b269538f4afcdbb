import { defineCode } from '../define-code.ts'

export const slc319 = defineCode({
  code: 'SLC319',
  kind: 'bad_condition',
  severity: 'error',
  summary: 'a JsonLogic expression is not valid',
  why: 'An expression that is wrong in a branch would be found out only when a run gets there.',
  fix: 'Correct the expression. The message says which part is wrong.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: deploy }
    when: { more: [ { var: run.turn }, 5 ] }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: deploy }
    when: { ">": [ { var: run.turn }, 5 ] }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
