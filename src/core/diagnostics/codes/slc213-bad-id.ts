import { defineCode } from '../define-code.ts'

export const slc213 = defineCode({
  code: 'SLC213',
  kind: 'bad_id',
  severity: 'error',
  summary: 'an id does not have the form of an id',
  why: 'Ids stand in records, commands and file names, so their form is narrow.',
  fix: 'Use lower-case letters, digits and `-`, beginning with a letter.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: "No Deploy!"
    event: tool_call
    match: { tool: deploy }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
