import { defineCode } from '../define-code.ts'

export const slc209 = defineCode({
  code: 'SLC209',
  kind: 'version_not_first',
  severity: 'error',
  summary: 'the language version is not the first key',
  why: 'The version says how the rest is read, so it is read first.',
  fix: 'Move `sluice: 1` to the top of the file.',
  bad: {
    policy: `pack: { id: acme/example, version: 1.0.0 }
sluice: 1
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
