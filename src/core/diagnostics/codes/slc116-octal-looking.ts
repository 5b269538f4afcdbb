import { defineCode } from '../define-code.ts'

export const slc116 = defineCode({
  code: 'SLC116',
  kind: 'octal_looking',
  severity: 'error',
  summary: 'a number with leading zeros reads differently to people and to YAML',
  why: 'People read `0777` as octal or as an id; YAML reads the decimal number 777.',
  fix: 'Put it in quotes for the text, or write `0o777` for the octal number.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.mode: 0777 } }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.mode: "0777" } }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
