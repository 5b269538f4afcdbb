import { defineCode } from '../define-code.ts'

export const slc308 = defineCode({
  code: 'SLC308',
  kind: 'needs_quantifier',
  severity: 'error',
  summary: 'a path that can select several values needs a quantifier',
  why: 'Where a path selects several values, it must be said how many of them have to fit.',
  fix: 'Put `some`, `every`, `none`, `count` or `sum` below the path.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { "$.to[*]": { ends_with: "@example.com" } } }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { "$.to[*]": { some: { ends_with: "@example.com" } } } }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
