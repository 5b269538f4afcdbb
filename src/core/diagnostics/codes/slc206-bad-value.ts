import { defineCode } from '../define-code.ts'

export const slc206 = defineCode({
  code: 'SLC206',
  kind: 'bad_value',
  severity: 'error',
  summary: 'a value is not one of those allowed here',
  why: 'A word that is not one of those known has no meaning that a rule could rely on.',
  fix: 'Choose one of the values that are allowed here.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    severity: urgent
    event: tool_call
    match: { tool: deploy }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    severity: critical
    event: tool_call
    match: { tool: deploy }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
