import { defineCode } from '../define-code.ts'

export const slc309 = defineCode({
  code: 'SLC309',
  kind: 'unknown_list',
  severity: 'error',
  summary: 'a list is not declared',
  why: 'A list that is not declared would be empty, and a test on it would never hit.',
  fix: 'Declare it under `lists`, or correct the name.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
lists: { shells: [bash, sh] }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: { list: shels } }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
lists: { shells: [bash, sh] }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: { list: shells } }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
