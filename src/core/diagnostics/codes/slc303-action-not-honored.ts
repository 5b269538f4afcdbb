import { defineCode } from '../define-code.ts'

export const slc303 = defineCode({
  code: 'SLC303',
  kind: 'action_not_honored',
  severity: 'error',
  summary: 'the event does not honor the action',
  why: 'An action that its event does not honor would change nothing, or end the run.',
  fix: 'Choose an event that honors the action, or another action. The message names them.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_result
    match: { tool: web_fetch }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_result
    match: { tool: web_fetch }
    replace: { text: The result was hidden by policy. }
`,
  },
  since: '0.1.0',
})
