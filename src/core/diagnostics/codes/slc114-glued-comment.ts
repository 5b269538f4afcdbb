import { defineCode } from '../define-code.ts'

export const slc114 = defineCode({
  code: 'SLC114',
  kind: 'glued_comment',
  severity: 'error',
  summary: 'a `#` behind a value starts a comment although it reads like text',
  why: 'What was meant as a part of the text became a comment, so the rule says less than it seems to.',
  fix: 'Put the value in quotes. Write a blank behind the `#` of a comment.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: deploy }
    skip: Not run. See ticket #12 first.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: deploy }
    skip: "Not run. See ticket #12 first."
`,
  },
  since: '0.1.0',
})
