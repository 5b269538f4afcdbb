import { defineCode } from '../define-code.ts'

export const slc207 = defineCode({
  code: 'SLC207',
  kind: 'duplicate_id',
  severity: 'error',
  summary: 'an id is used twice',
  why: 'Records, tests and exceptions name rules by id, so an id must mean one rule.',
  fix: 'Give each rule and exception its own id.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
  - id: no-deploy
    event: tool_call
    match: { tool: release }
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
    skip: Nothing was deployed. Do not retry.
  - id: no-release
    event: tool_call
    match: { tool: release }
    skip: Nothing was deployed. Do not retry.
`,
  },
  since: '0.1.0',
})
