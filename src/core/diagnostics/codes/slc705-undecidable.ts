import { defineCode } from '../define-code.ts'

export const slc705 = defineCode({
  code: 'SLC705',
  kind: 'undecidable',
  severity: 'error',
  summary: 'a rule could not judge the event',
  why: 'A value of another type than the test expects can be neither a hit nor a miss, so the call is refused.',
  fix: 'Look at what the tool is called with. State the type in the rule, or cover the other form with a test of its own.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.amount: { gt: 500 } } }
    skip: The call did not run. Do not retry.
`,
    events: [
      '{"kind":"tool_call","run_id":"r1","turn":1,"seq":1,"tool_name":"pay","args":{"amount":"600"},"internal_call_id":"c1"}',
    ],
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.amount: { gt: 500 } } }
    skip: The call did not run. Do not retry.
`,
    events: [
      '{"kind":"tool_call","run_id":"r1","turn":1,"seq":1,"tool_name":"pay","args":{"amount":400},"internal_call_id":"c1"}',
    ],
  },
  since: '0.1.0',
})
