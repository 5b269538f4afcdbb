import { defineCode } from '../define-code.ts'

export const slc320 = defineCode({
  code: 'SLC320',
  kind: 'exception_unknown_rule',
  severity: 'error',
  summary: 'an exception names a rule that does not exist',
  why: 'An exception from a rule that does not exist relieves nothing, or the wrong rule after a rename.',
  fix: 'Name a rule of this pack, or the full name of one in another pack.',
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
    rules: [no-deploys]
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
