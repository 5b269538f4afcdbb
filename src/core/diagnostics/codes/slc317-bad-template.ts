import { defineCode } from '../define-code.ts'

export const slc317 = defineCode({
  code: 'SLC317',
  kind: 'bad_template',
  severity: 'error',
  summary: 'a template names nothing that is known',
  why: 'A name that is not known would be shown to the model as it is written.',
  fix: 'Use one of the known names, or write `$${` for a plain `${`.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: deploy }
    skip: "Tool \`\${tol}\` did not run. Do not retry."
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: deploy }
    skip: "Tool \`\${tool}\` did not run. Do not retry."
`,
  },
  since: '0.1.0',
})
