import { defineCode } from '../define-code.ts'

export const slc113 = defineCode({
  code: 'SLC113',
  kind: 'root_not_a_map',
  severity: 'error',
  summary: 'the document is not a map',
  why: 'A policy begins with named parts such as `sluice`, `pack` and `rules`.',
  fix: 'Begin the file with `sluice: 1`.',
  bad: {
    policy: `- id: example-rule
  event: tool_call
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
