import { defineCode } from '../define-code.ts'

export const slc204 = defineCode({
  code: 'SLC204',
  kind: 'null_value',
  severity: 'error',
  summary: 'a null stands where a value belongs',
  why: 'A null is most often a value that was forgotten, or a bare `~` that was meant as text.',
  fix: 'Write the value. Put `"~"` in quotes where the home folder is meant.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.path: { starts_with: ~ } } }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.path: { starts_with: "~" } } }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
