import { defineCode } from '../define-code.ts'

export const slc112 = defineCode({
  code: 'SLC112',
  kind: 'empty_document',
  severity: 'error',
  summary: 'the file is empty',
  why: 'An empty file is most often a file that was not written to the end.',
  fix: 'Write the policy, or take the file out of the pack.',
  bad: {
    policy: `# nothing here yet
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
