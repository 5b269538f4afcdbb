import { defineCode } from '../define-code.ts'

export const slc302 = defineCode({
  code: 'SLC302',
  kind: 'unknown_event',
  severity: 'error',
  summary: 'an event is not known',
  why: 'A rule on an event that does not exist is never asked.',
  fix: 'Name one of the nine events, in snake case.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_calls
    match: { tool: deploy }
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
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
