import { defineCode } from '../define-code.ts'

export const slc709 = defineCode({
  code: 'SLC709',
  kind: 'unknown_tool_call',
  severity: 'error',
  summary: 'the model called a tool that does not exist or is not allowed',
  why: 'A call of a tool that does not exist cannot run. Nobody answered it with `retry`, `repair` or `skip`, so the run fails.',
  fix: 'Offer the tool, or add a rule on `invalid_tool_call`.',
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
      '{"kind":"invalid_tool_call","run_id":"r1","turn":1,"seq":1,"tool_name":"Terminal","args_text":"{}","available_tools":["bash"],"allowed_tools":["bash"]}',
    ],
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: old-name
    event: invalid_tool_call
    match: { tool: Terminal }
    repair: { to: bash }
`,
    events: [
      '{"kind":"invalid_tool_call","run_id":"r1","turn":1,"seq":1,"tool_name":"Terminal","args_text":"{}","available_tools":["bash"],"allowed_tools":["bash"]}',
    ],
  },
  since: '0.1.0',
})
