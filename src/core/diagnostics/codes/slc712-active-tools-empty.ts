import { defineCode } from '../define-code.ts'

export const slc712 = defineCode({
  code: 'SLC712',
  kind: 'active_tools_empty',
  severity: 'warning',
  summary: 'the allowed tools of two patches have nothing in common',
  why: 'With no tool in common the model is offered none.',
  fix: 'Look at both rules and decide which tools are meant.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: patch-1
    event: completion_call
    match: any
    patch: { active_tools: [bash] }
  - id: patch-2
    event: completion_call
    match: any
    patch: { active_tools: [grep] }
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
    patch: { active_tools: [bash] }
  - id: patch-2
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
