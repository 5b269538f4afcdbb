import { defineCode } from '../define-code.ts'

export const slc305 = defineCode({
  code: 'SLC305',
  kind: 'no_condition',
  severity: 'error',
  summary: 'a rule needs `match` or `when`',
  why: 'A rule without a test hits every event, which is most often a test that was forgotten.',
  fix: 'Add `match` or `when`, or write `match: any` if every event is meant.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: any
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
