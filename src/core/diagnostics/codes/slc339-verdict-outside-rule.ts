import { defineCode } from '../define-code.ts'

export const slc339 = defineCode({
  code: 'SLC339',
  kind: 'verdict_outside_rule',
  severity: 'error',
  summary: 'a verdict is expected outside a rule',
  why: '`hit`, `miss` and `unknown` are verdicts of one rule, and outside a rule there is none.',
  fix: 'Expect a decision such as `skip`, or move the case into its rule.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
tests:
  - { call: { tool: deploy, args: {} }, expect: hit }
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
tests:
  - { call: { tool: deploy, args: {} }, expect: skip }
`,
  },
  since: '0.1.0',
})
