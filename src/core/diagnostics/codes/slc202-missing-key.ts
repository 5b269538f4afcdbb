import { defineCode } from '../define-code.ts'

export const slc202 = defineCode({
  code: 'SLC202',
  kind: 'missing_key',
  severity: 'error',
  summary: 'a required key is missing',
  why: 'Without the key it is not known what is meant.',
  fix: 'Add the key.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
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
