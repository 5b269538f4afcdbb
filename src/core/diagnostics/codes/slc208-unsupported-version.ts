import { defineCode } from '../define-code.ts'

export const slc208 = defineCode({
  code: 'SLC208',
  kind: 'unsupported_version',
  severity: 'error',
  summary: 'the language version is not supported',
  why: 'Another version of the language may give the same words another meaning.',
  fix: 'Write `sluice: 1`, or use a release that reads the version.',
  bad: {
    policy: `sluice: 2
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
