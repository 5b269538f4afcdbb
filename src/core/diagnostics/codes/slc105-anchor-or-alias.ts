import { defineCode } from '../define-code.ts'

export const slc105 = defineCode({
  code: 'SLC105',
  kind: 'anchor_or_alias',
  severity: 'error',
  summary: 'YAML anchors and aliases are not allowed',
  why: 'An alias shows a value far from where it is used, and a few lines of them can unfold to gigabytes.',
  fix: 'Write the value in full, or share it with `lists` or `matchers`.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: &shells [bash, sh] }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
lists: { shells: [bash, sh] }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: { list: shells } }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
