import { defineCode } from '../define-code.ts'

export const slc322 = defineCode({
  code: 'SLC322',
  kind: 'exception_closed',
  severity: 'error',
  summary: 'an exception names a rule that is closed to exceptions',
  why: 'The owner of the rule has said that it knows no exceptions.',
  fix: 'Change the rule itself, or take the exception out.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
    exceptions: closed
exceptions:
  - id: docs-site
    rules: [no-deploy]
    match: { args: { $.service: docs } }
    reason: The docs hold no user data.
    owner: web team
    expires: 2099-12-31
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
    expires: 2099-12-31
`,
  },
  since: '0.1.0',
})
