import { defineCode } from '../define-code.ts'

export const slc350 = defineCode({
  code: 'SLC350',
  kind: 'shadow_date_without_shadow',
  severity: 'error',
  summary: '`shadow_until` stands beside no `mode: shadow`',
  why: 'An enforced rule has no last day. Whoever reads the key would believe that the rule ends, or that it is on trial.',
  fix: 'Write `mode: shadow` beside it, or take `shadow_until` out once the rule is enforced.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    shadow_until: 2027-03-31
    skip: Nothing was deployed. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    mode: shadow
    shadow_until: 2027-03-31
    skip: Nothing was deployed. Do not retry.
`,
  },
  since: '0.2.0',
})
