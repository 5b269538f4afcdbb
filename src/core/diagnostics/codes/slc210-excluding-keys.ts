import { defineCode } from '../define-code.ts'

export const slc210 = defineCode({
  code: 'SLC210',
  kind: 'excluding_keys',
  severity: 'error',
  summary: 'two keys stand together that exclude each other',
  why: 'Each of the two keys says something that makes the other one meaningless.',
  fix: 'Keep one of the two.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_result
    match: { tool: web_fetch }
    replace: { text: Hidden by policy., json: { hidden: true } }
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_result
    match: { tool: web_fetch }
    replace: { text: Hidden by policy. }
`,
  },
  since: '0.1.0',
})
