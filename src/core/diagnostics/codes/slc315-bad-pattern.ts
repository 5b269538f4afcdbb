import { defineCode } from '../define-code.ts'

export const slc315 = defineCode({
  code: 'SLC315',
  kind: 'bad_pattern',
  severity: 'error',
  summary: 'a regular expression is not one of RE2',
  why: 'Patterns follow RE2, which is safe on hostile text. What RE2 does not know is refused, not guessed.',
  fix: 'Write the pattern without look-around and back references.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.command: { matches: "(a)\\\\1" } } }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.command: { matches: aa } } }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
