import { defineCode } from '../define-code.ts'

export const slc115 = defineCode({
  code: 'SLC115',
  kind: 'control_escape',
  severity: 'error',
  summary: 'an escape makes a control character',
  why: 'In double quotes `\\b` is a backspace. A pattern written so never fits what it was meant for.',
  fix: 'Use single quotes, or write `\\\\` for a backslash. Tests may hold control escapes.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.command: { matches: "\\brm\\b" } } }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.command: { matches: '\\brm\\b' } } }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
