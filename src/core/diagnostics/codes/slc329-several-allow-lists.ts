import { defineCode } from '../define-code.ts'

export const slc329 = defineCode({
  code: 'SLC329',
  kind: 'several_allow_lists',
  severity: 'error',
  summary: 'several packs have `unmatched` and the loader was not told to intersect them',
  why: 'Two allow lists let run only what both allow, which surprises where it is not asked for.',
  fix: 'Join the lists in one pack, or tell the loader to intersect them.',
  bad: {
    policies: [
      {
        name: 'first.yaml',
        text: `sluice: 1
pack: { id: acme/first, version: 1.0.0 }
unmatched: { skip: "Not on the list. Do not retry." }
rules:
  - id: reads
    event: tool_call
    match: { tool: read_file }
    allow: true
`,
      },
      {
        name: 'second.yaml',
        text: `sluice: 1
pack: { id: acme/second, version: 1.0.0 }
unmatched: { skip: "Not on the list. Do not retry." }
rules:
  - id: reads
    event: tool_call
    match: { tool: read_file }
    allow: true
`,
      },
    ],
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
unmatched: { skip: "Not on the list. Do not retry." }
rules:
  - id: reads
    event: tool_call
    match: { tool: read_file }
    allow: true
`,
  },
  since: '0.1.0',
})
