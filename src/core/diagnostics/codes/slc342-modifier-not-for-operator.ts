import { defineCode } from '../define-code.ts'

export const slc342 = defineCode({
  code: 'SLC342',
  kind: 'modifier_not_for_operator',
  severity: 'error',
  summary: 'a modifier means nothing beside this operator',
  why: 'A modifier that its operators do not read looks as if it did something.',
  fix: 'Take the modifier out, or put it beside an operator that reads it.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.amount: { gt: 5, ignore_case: true } } }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.currency: { equals: eur, ignore_case: true } } }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
