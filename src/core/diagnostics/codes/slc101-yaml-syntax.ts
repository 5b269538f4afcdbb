import { defineCode } from '../define-code.ts'

export const slc101 = defineCode({
  code: 'SLC101',
  kind: 'yaml_syntax',
  severity: 'error',
  summary: 'the text is not well-formed YAML',
  why: 'A text that is not YAML has no meaning to rely on, so nothing is loaded from it.',
  fix: 'Correct the text at the place shown. Texts that begin with a special character or hold `: ` belong in quotes.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: deploy }
    skip: Not run: do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: deploy }
    skip: "Not run: do not retry."
`,
  },
  since: '0.1.0',
})
