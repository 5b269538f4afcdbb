import { defineCode } from '../define-code.ts'

export const slc713 = defineCode({
  code: 'SLC713',
  kind: 'tool_not_available',
  severity: 'warning',
  summary: 'a rule names a tool that is not available this turn',
  why: 'A name that is not available cannot be offered. Most often it is misspelt, or the tool was renamed.',
  fix: 'Correct the name, or take it out.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: patch-1
    event: completion_call
    match: any
    patch: { active_tools: [bash, terminal] }
`,
    events: [
      '{"kind":"completion_call","run_id":"r1","turn":1,"seq":1,"prompt":"Hello","history_len":0,"available_tools":["bash","grep"]}',
    ],
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: patch-1
    event: completion_call
    match: any
    patch: { active_tools: [bash, grep] }
`,
    events: [
      '{"kind":"completion_call","run_id":"r1","turn":1,"seq":1,"prompt":"Hello","history_len":0,"available_tools":["bash","grep"]}',
    ],
  },
  since: '0.1.0',
})
