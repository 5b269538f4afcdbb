import { defineCode } from '../define-code.ts'

export const slc312 = defineCode({
  code: 'SLC312',
  kind: 'matcher_kind',
  severity: 'error',
  summary: 'a matcher of events stands where one of values belongs, or the reverse',
  why: 'A test of the whole event means nothing on one value, and the other way round.',
  fix: 'Use an event matcher under `match`, a value matcher below a path.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
matchers: { big: { gt: 500 } }
rules:
  - id: example-rule
    event: tool_call
    match: { use: big }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
matchers: { big: { gt: 500 } }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.amount: { use: big } } }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
