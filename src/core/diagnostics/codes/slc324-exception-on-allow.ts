import { defineCode } from '../define-code.ts'

export const slc324 = defineCode({
  code: 'SLC324',
  kind: 'exception_on_allow',
  severity: 'error',
  summary: 'an exception names an `allow` rule',
  why: 'An exception from an `allow` rule would forbid, which is not what exceptions are for.',
  fix: 'Narrow the `allow` rule with `unless`.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
unmatched: { skip: "Not on the list. Do not retry." }
rules:
  - id: reads
    event: tool_call
    match: { tool: read_file }
    allow: true
exceptions:
  - id: docs-site
    rules: [reads]
    match: { args: { $.service: docs } }
    reason: The docs hold no user data.
    owner: web team
    expires: 2099-12-31
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
