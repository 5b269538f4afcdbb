import { defineCode } from '../define-code.ts'

export const slc336 = defineCode({
  code: 'SLC336',
  kind: 'truncate_before_redact',
  severity: 'error',
  summary: 'a `truncate` stands before a `redact`',
  why: 'A text that was cut may end in half a secret, which no pattern finds any more.',
  fix: 'Put every `redact` before every `truncate`.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: cap
    event: tool_result
    match: { tool: web_fetch }
    truncate: { max_chars: 1000, note: "[cut]" }
  - id: scrub
    event: tool_result
    match: { tool: web_fetch }
    redact: { patterns: [ { name: token, pattern: "tok_[a-z]+" } ] }
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
  - id: cap
    event: tool_result
    match: { tool: web_fetch }
    truncate: { max_chars: 1000, note: "[cut]" }
`,
  },
  since: '0.1.0',
})
