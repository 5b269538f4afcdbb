import { defineCode } from '../define-code.ts'

export const slc108 = defineCode({
  code: 'SLC108',
  kind: 'directive',
  severity: 'error',
  summary: 'YAML directives are not allowed',
  why: 'A directive can change how the rest of the file is read.',
  fix: 'Take the line that begins with `%` out.',
  bad: {
    policy: `%YAML 1.2
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
