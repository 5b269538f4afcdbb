import { defineCode } from '../define-code.ts'

export const slc710 = defineCode({
  code: 'SLC710',
  kind: 'patch_conflict',
  severity: 'error',
  summary: 'two hooks set the same field of a request',
  why: 'Two hooks that set one field cannot both have their way. The later one wins, and this says so.',
  fix: 'Let one rule set the field.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: patch-1
    event: completion_call
    match: any
    patch: { temperature: 0 }
  - id: patch-2
    event: completion_call
    match: any
    patch: { temperature: 1 }
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
    patch: { temperature: 0 }
  - id: patch-2
    event: completion_call
    match: any
    patch: { max_tokens: 100 }
`,
    events: [
      '{"kind":"completion_call","run_id":"r1","turn":1,"seq":1,"prompt":"Hello","history_len":0,"available_tools":["bash","grep"]}',
    ],
  },
  since: '0.1.0',
})
