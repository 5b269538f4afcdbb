import { defineCode } from '../define-code.ts'

export const slc327 = defineCode({
  code: 'SLC327',
  kind: 'allow_without_unmatched',
  severity: 'error',
  summary: 'an `allow` rule stands in a pack without `unmatched`',
  why: 'Without `unmatched` an `allow` rule changes nothing: every call runs anyway.',
  fix: 'Add `unmatched` to the pack, or turn the rule into a guard.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: reads
    event: tool_call
    match: { tool: read_file }
    allow: true
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
unmatched: { skip: "Not on the list. Do not retry." }
rules:
  - id: reads
    event: tool_call
    match: { tool: read_file }
    allow: true
`,
  },
  since: '0.1.0',
})
