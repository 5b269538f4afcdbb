import { defineCode } from '../define-code.ts'

export const slc120 = defineCode({
  code: 'SLC120',
  kind: 'bad_character',
  severity: 'error',
  summary: 'a character that a text cannot hold',
  why: 'A raw control character or half a character is a broken file, or is meant to hide something.',
  fix: 'Take it out. Save the file as UTF-8.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: deploy\u0007 }
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
