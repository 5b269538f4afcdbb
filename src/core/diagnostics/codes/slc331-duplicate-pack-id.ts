import { defineCode } from '../define-code.ts'

export const slc331 = defineCode({
  code: 'SLC331',
  kind: 'duplicate_pack_id',
  severity: 'error',
  summary: 'two packs have one id',
  why: 'Rules are named by pack and id, so a pack id must mean one pack.',
  fix: 'Give each pack its own id, or load one of the two.',
  bad: {
    policies: [
      {
        name: 'first.yaml',
        text: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
`,
      },
      {
        name: 'second.yaml',
        text: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
`,
      },
    ],
  },
  good: {
    policies: [
      {
        name: 'first.yaml',
        text: `sluice: 1
pack: { id: acme/first, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
`,
      },
      {
        name: 'second.yaml',
        text: `sluice: 1
pack: { id: acme/second, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
`,
      },
    ],
  },
  since: '0.1.0',
})
