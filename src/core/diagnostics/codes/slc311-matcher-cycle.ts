import { defineCode } from '../define-code.ts'

export const slc311 = defineCode({
  code: 'SLC311',
  kind: 'matcher_cycle',
  severity: 'error',
  summary: 'a matcher uses itself',
  why: 'A matcher that uses itself has no end.',
  fix: 'Take one of the uses out.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
matchers: { risky: { any: [ { tool: deploy }, { use: risky } ] } }
rules:
  - id: example-rule
    event: tool_call
    match: { use: risky }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
matchers: { risky: { tool: [deploy, release] } }
rules:
  - id: example-rule
    event: tool_call
    match: { use: risky }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
