import { defineCode } from '../define-code.ts'

export const slc111 = defineCode({
  code: 'SLC111',
  kind: 'number_not_exact',
  severity: 'error',
  summary: 'a number is not finite or cannot be held exactly',
  why: 'A number that a double cannot hold would be compared as another number.',
  fix: 'Write an id in quotes as a text; choose an exact number as a bound.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.account: 9007199254740993 } }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.account: "9007199254740993" } }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
