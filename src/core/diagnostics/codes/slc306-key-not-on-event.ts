import { defineCode } from '../define-code.ts'

export const slc306 = defineCode({
  code: 'SLC306',
  kind: 'key_not_on_event',
  severity: 'error',
  summary: 'the event does not have what the key tests',
  why: 'A test on something that the event does not have can never hit.',
  fix: 'Test what the event has, or choose another event.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { outcome: error }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_result
    match: { outcome: error }
    replace: { text: The tool failed. Do not retry. }
`,
  },
  since: '0.1.0',
})
