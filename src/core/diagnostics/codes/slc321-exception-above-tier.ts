import { defineCode } from '../define-code.ts'

export const slc321 = defineCode({
  code: 'SLC321',
  kind: 'exception_above_tier',
  severity: 'error',
  summary: 'an exception names a rule of a higher tier',
  why: 'A lower tier never loosens a higher one.',
  fix: 'Ask the owner of the higher tier for an exception there.',
  bad: {
    policies: [
      {
        name: 'first.yaml',
        tier: 'host',
        text: `sluice: 1
pack: { id: acme/first, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
`,
      },
      {
        name: 'second.yaml',
        tier: 'workspace',
        text: `sluice: 1
pack: { id: acme/second, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
exceptions:
  - id: docs-site
    rules: [acme/first#no-deploy]
    match: { args: { $.service: docs } }
    reason: The docs hold no user data.
    owner: web team
    expires: 2099-12-31
`,
      },
    ],
  },
  good: {
    policies: [
      {
        name: 'first.yaml',
        tier: 'host',
        text: `sluice: 1
pack: { id: acme/first, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
`,
      },
      {
        name: 'second.yaml',
        tier: 'workspace',
        text: `sluice: 1
pack: { id: acme/second, version: 1.0.0 }
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
    ],
  },
  since: '0.1.0',
})
