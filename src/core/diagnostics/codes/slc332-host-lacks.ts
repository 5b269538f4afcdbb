import { defineCode } from '../define-code.ts'

export const slc332 = defineCode({
  code: 'SLC332',
  kind: 'host_lacks',
  severity: 'error',
  summary: 'the host does not supply what a rule asks for',
  why: 'A rule that asks somebody who is not there could only fail at run time.',
  fix: 'Let the host supply what the message names, or take the rule out.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: scan
    event: tool_call
    match: { tool: deploy }
    consult: { check: review, timeout_ms: 1000 }
`,
    checks: [],
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: scan
    event: tool_call
    match: { tool: deploy }
    consult: { check: review, timeout_ms: 1000 }
`,
    checks: ['review'],
  },
  since: '0.1.0',
})
