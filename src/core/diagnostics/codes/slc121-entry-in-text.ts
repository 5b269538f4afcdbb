import { defineCode } from '../define-code.ts'

export const slc121 = defineCode({
  code: 'SLC121',
  kind: 'entry_in_text',
  severity: 'error',
  summary: 'what looks like an entry of a list is a further line of the text above it',
  why: 'An entry that stands too deep is no entry to YAML: it becomes part of the text above, and the test for it is never made.',
  fix: 'Line it up with the other entries, or put the text in quotes.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match:
      tool:
        - bash
          - sh
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match:
      tool:
        - bash
        - sh
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.2.0',
})
