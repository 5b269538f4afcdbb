import { defineCode } from '../define-code.ts'

export const slc106 = defineCode({
  code: 'SLC106',
  kind: 'merge_key',
  severity: 'error',
  summary: 'YAML merge keys are not allowed',
  why: 'A merge key brings in entries that are not seen where they hold.',
  fix: 'Write the entries in full, or share a test with `matchers`.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    <<: { event: tool_call }
    match: { tool: deploy }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: deploy }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
