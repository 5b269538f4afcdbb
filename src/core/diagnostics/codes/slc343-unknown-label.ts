import { defineCode } from '../define-code.ts'

export const slc343 = defineCode({
  code: 'SLC343',
  kind: 'unknown_label',
  severity: 'error',
  summary: 'a label is not declared',
  why: 'A label that is not declared is never set, so a test on it never hits.',
  fix: 'Declare it under `labels`, or correct the name.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
labels: { untrusted: { taint: true } }
rules:
  - id: example-rule
    event: tool_result
    match: { tool: web_fetch }
    note: { label: untrustd }
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
labels: { untrusted: { taint: true } }
rules:
  - id: example-rule
    event: tool_result
    match: { tool: web_fetch }
    note: { label: untrusted }
`,
  },
  since: '0.1.0',
})
