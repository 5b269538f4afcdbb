import { defineCode } from '../define-code.ts'

export const slc118 = defineCode({
  code: 'SLC118',
  kind: 'bidi_control',
  severity: 'error',
  summary: 'a bidirectional control stands in the text',
  why: 'A bidirectional control shows the text in another order than it is read.',
  fix: 'Take it out, or write an escape such as `"\\u202e"` where the character is meant.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: run\u202eshell }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: "run\\u202eshell" }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
