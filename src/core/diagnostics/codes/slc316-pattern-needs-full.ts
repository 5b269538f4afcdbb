import { defineCode } from '../define-code.ts'

export const slc316 = defineCode({
  code: 'SLC316',
  kind: 'pattern_needs_full',
  severity: 'error',
  summary: '`matches` in a permit must say `full`',
  why: 'In a permit a pattern that fits only a part of the text lets the rest run unseen.',
  fix: 'Write `full: true` beside it. Write `full: false` only where a part is really enough.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: git }
    unless: { args: { $.command: { matches: "git status" } } }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: git }
    unless: { args: { $.command: { matches: "git status", full: true } } }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
