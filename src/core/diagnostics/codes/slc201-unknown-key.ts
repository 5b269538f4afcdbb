import { defineCode } from '../define-code.ts'

export const slc201 = defineCode({
  code: 'SLC201',
  kind: 'unknown_key',
  severity: 'error',
  summary: 'a key is not known here',
  why: 'A misspelt key that is passed over is a test that is never made.',
  fix: 'Write a key that is known here. The nearest one is suggested, if one is near.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    macth: { tool: deploy }
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
