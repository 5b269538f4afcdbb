import { defineCode } from '../define-code.ts'

export const slc301 = defineCode({
  code: 'SLC301',
  kind: 'unknown_operator',
  severity: 'error',
  summary: 'an operator is not known',
  why: 'A misspelt operator that is passed over is a test that is never made.',
  fix: 'Write the operator that is meant. The nearest known one is suggested.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.path: { start_with: /etc } } }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.path: { starts_with: /etc } } }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
