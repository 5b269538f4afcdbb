import { defineCode } from '../define-code.ts'

export const slc109 = defineCode({
  code: 'SLC109',
  kind: 'several_documents',
  severity: 'error',
  summary: 'a file holds exactly one YAML document',
  why: 'Readers that stop at the first document would miss the rules of the second one.',
  fix: 'Put each document into its own file.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
---
sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
`,
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
  },
  since: '0.1.0',
})
