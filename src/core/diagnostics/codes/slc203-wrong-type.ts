import { defineCode } from '../define-code.ts'

export const slc203 = defineCode({
  code: 'SLC203',
  kind: 'wrong_type',
  severity: 'error',
  summary: 'a value has the wrong type',
  why: 'A value of another type is never turned into the type that is needed: that would be a guess.',
  fix: 'Write a value of the type that the message names.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    title: [Deploys]
    event: tool_call
    match: { tool: deploy }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    title: Deploys
    event: tool_call
    match: { tool: deploy }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
