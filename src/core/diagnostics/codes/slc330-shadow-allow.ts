import { defineCode } from '../define-code.ts'

export const slc330 = defineCode({
  code: 'SLC330',
  kind: 'shadow_allow',
  severity: 'error',
  summary: 'an `allow` rule cannot be in shadow mode',
  why: 'A shadow rule changes nothing, but an `allow` rule that permits nothing refuses calls.',
  fix: 'Take `mode: shadow` out, or take the rule out.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
unmatched: { skip: "Not on the list. Do not retry." }
rules:
  - id: reads
    event: tool_call
    match: { tool: read_file }
    allow: true
    mode: shadow
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
