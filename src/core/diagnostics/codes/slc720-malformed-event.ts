import { defineCode } from '../define-code.ts'

export const slc720 = defineCode({
  code: 'SLC720',
  kind: 'malformed_event',
  severity: 'error',
  summary: 'an event is not well-formed',
  why: 'An event with a missing, misspelt or unreadable field could be judged as another event.',
  fix: 'Correct the adapter that writes the event. The message names the field.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
`,
    events: [
      '{"kind":"tool_call","run_id":"r1","turn":1,"seq":1,"tool_name":"deploy","arguments":{},"internal_call_id":"c1"}',
    ],
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
`,
    events: [
      '{"kind":"tool_call","run_id":"r1","turn":1,"seq":1,"tool_name":"read_file","args":{},"internal_call_id":"c1"}',
    ],
  },
  since: '0.1.0',
})
