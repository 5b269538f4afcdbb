import { defineCode } from '../define-code.ts'

export const slc117 = defineCode({
  code: 'SLC117',
  kind: 'odd_space',
  severity: 'error',
  summary: 'an invisible or odd space stands in the text',
  why: 'A space that looks like none, or like a plain one, makes a name that no tool has.',
  fix: 'Write a plain space, or an escape such as `"\\u00a0"` where the character is meant.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: run\u00a0shell }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: "run\\u00a0shell" }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
