import { defineCode } from '../define-code.ts'

export const slc107 = defineCode({
  code: 'SLC107',
  kind: 'tag',
  severity: 'error',
  summary: 'YAML tags are not allowed',
  why: "A tag changes the type of a value behind the reader's back.",
  fix: 'Take the tag out. Put a value in quotes to make it a text.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.build: !!str 7 } }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.build: "7" } }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
