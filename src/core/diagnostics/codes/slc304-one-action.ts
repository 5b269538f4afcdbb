import { defineCode } from '../define-code.ts'

export const slc304 = defineCode({
  code: 'SLC304',
  kind: 'one_action',
  severity: 'error',
  summary: 'a rule has exactly one action',
  why: 'With no action a hit does nothing; with two it is not clear which one is meant.',
  fix: 'Write one action, and one more rule for each further one.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: deploy }
    skip: The call did not run.
    terminate: The run ends here.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: deploy }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
