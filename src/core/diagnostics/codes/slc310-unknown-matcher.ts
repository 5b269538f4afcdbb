import { defineCode } from '../define-code.ts'

export const slc310 = defineCode({
  code: 'SLC310',
  kind: 'unknown_matcher',
  severity: 'error',
  summary: 'a matcher is not declared',
  why: 'A matcher that is not declared would test nothing.',
  fix: 'Declare it under `matchers`, or correct the name.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
matchers: { risky: { tool: [deploy, release] } }
rules:
  - id: example-rule
    event: tool_call
    match: { use: riskey }
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
