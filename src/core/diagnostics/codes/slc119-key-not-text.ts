import { defineCode } from '../define-code.ts'

export const slc119 = defineCode({
  code: 'SLC119',
  kind: 'key_not_text',
  severity: 'error',
  summary: 'a key is not a text',
  why: 'JSON knows only texts as keys. Another reader would turn the key into one in its own way.',
  fix: 'Put the key in quotes.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.codes: { equals: { 1: a } } } }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.codes: { equals: { "1": a } } } }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
