import { defineCode } from '../define-code.ts'

export const slc314 = defineCode({
  code: 'SLC314',
  kind: 'bad_operand',
  severity: 'error',
  summary: 'an operand does not fit its operator',
  why: 'An operand that the operator cannot use would make a test that never hits.',
  fix: 'Write an operand of the kind that the operator takes. Its page shows some.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.amount: { gt: five } } }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.amount: { gt: 5 } } }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
