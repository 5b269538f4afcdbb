import { defineCode } from '../define-code.ts'

export const slc326 = defineCode({
  code: 'SLC326',
  kind: 'bad_date',
  severity: 'error',
  summary: 'a date is not a calendar day',
  why: 'An exception or a trial without a day on which it ends never ends.',
  fix: 'Write the last day as `2027-03-31`.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
exceptions:
  - id: docs-site
    rules: [no-deploy]
    match: { args: { $.service: docs } }
    reason: The docs hold no user data.
    owner: web team
    expires: 2099-02-30
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
exceptions:
  - id: docs-site
    rules: [no-deploy]
    match: { args: { $.service: docs } }
    reason: The docs hold no user data.
    owner: web team
    expires: 2099-02-28
`,
  },
  since: '0.1.0',
})
