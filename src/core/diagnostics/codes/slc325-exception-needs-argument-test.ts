import { defineCode } from '../define-code.ts'

export const slc325 = defineCode({
  code: 'SLC325',
  kind: 'exception_needs_argument_test',
  severity: 'error',
  summary: 'an exception tests no argument and does not say `whole_rule: true`',
  why: 'An exception that tests no argument takes the rule away for every call.',
  fix: 'Test an argument, or write `whole_rule: true` if that is meant.',
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
    match: { tool: deploy }
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
    match: { tool: deploy }
    reason: The docs hold no user data.
    owner: web team
    expires: 2099-12-31
    whole_rule: true
`,
  },
  since: '0.1.0',
})
