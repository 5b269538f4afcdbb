import { defineCode } from '../define-code.ts'

export const slc307 = defineCode({
  code: 'SLC307',
  kind: 'bad_path',
  severity: 'error',
  summary: 'a path is not well-formed',
  why: 'A path that two readers understand differently would test another value than the one meant.',
  fix: "Use `$`, `.name`, `['name']`, `[0]`, `[*]` and `..name`. Filters are written with `some:` and a map of paths.",
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { "$.to[?(@.b > 1)]": { some: { exists: true } } } }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { "$.to[*]": { some: { $.b: { gt: 1 } } } } }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
