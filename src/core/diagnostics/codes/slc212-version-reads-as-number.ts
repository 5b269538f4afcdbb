import { defineCode } from '../define-code.ts'

export const slc212 = defineCode({
  code: 'SLC212',
  kind: 'version_reads_as_number',
  severity: 'error',
  summary: 'a version reads as a number and so changes its meaning',
  why: 'YAML reads `1.10` as the number 1.1, which is another version.',
  fix: 'Write the version with three parts, or in quotes.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.10 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.10.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
`,
  },
  since: '0.1.0',
})
