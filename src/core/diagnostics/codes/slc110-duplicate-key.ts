import { defineCode } from '../define-code.ts'

export const slc110 = defineCode({
  code: 'SLC110',
  kind: 'duplicate_key',
  severity: 'error',
  summary: 'a key stands twice in one map',
  why: 'Most YAML readers keep one of the two values and drop the other without a word.',
  fix: 'Take one of the two out, or join them.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: deploy }
    match: { tool: release }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: [deploy, release] }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
