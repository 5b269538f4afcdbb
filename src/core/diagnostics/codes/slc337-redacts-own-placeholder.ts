import { defineCode } from '../define-code.ts'

export const slc337 = defineCode({
  code: 'SLC337',
  kind: 'redacts_own_placeholder',
  severity: 'error',
  summary: 'a pattern hits its own placeholder',
  why: 'A pattern that finds its own placeholder would redact the same place again and again.',
  fix: 'Change `with`, or narrow the pattern.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: scrub
    event: tool_result
    match: { tool: web_fetch }
    redact: { patterns: [ { name: token, pattern: "tok_[a-z]+" } ], with: "tok_gone" }
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: scrub
    event: tool_result
    match: { tool: web_fetch }
    redact: { patterns: [ { name: token, pattern: "tok_[a-z]+" } ] }
`,
  },
  since: '0.1.0',
})
