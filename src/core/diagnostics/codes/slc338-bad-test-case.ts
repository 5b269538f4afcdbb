import { defineCode } from '../define-code.ts'

export const slc338 = defineCode({
  code: 'SLC338',
  kind: 'bad_test_case',
  severity: 'error',
  summary: 'a test case is not well-formed',
  why: 'A test that is not well-formed tests nothing.',
  fix: 'Give the case exactly one of `call`, `result`, `completion`, `invalid`, `text` or `steps`.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
    tests:
      - { expect: skip }
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
