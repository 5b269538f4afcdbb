import { defineCode } from '../define-code.ts'

export const slc211 = defineCode({
  code: 'SLC211',
  kind: 'no_rules',
  severity: 'error',
  summary: 'there are no rules',
  why: 'A policy without rules lets everything run, which is hardly what it was loaded for.',
  fix: 'Write rules. A host that really wants none passes `allowEmpty`.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
`,
  },
  since: '0.1.0',
})
