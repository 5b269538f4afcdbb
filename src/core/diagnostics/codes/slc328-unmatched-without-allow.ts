import { defineCode } from '../define-code.ts'

export const slc328 = defineCode({
  code: 'SLC328',
  kind: 'unmatched_without_allow',
  severity: 'error',
  summary: '`unmatched` stands in a pack without `allow` rules',
  why: 'With `unmatched` and no `allow` rule every call is refused.',
  fix: 'Add `allow` rules, or take `unmatched` out.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
unmatched: { skip: "Not on the list. Do not retry." }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
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
