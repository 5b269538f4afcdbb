import { defineCode } from '../define-code.ts'

export const slc205 = defineCode({
  code: 'SLC205',
  kind: 'empty_value',
  severity: 'error',
  summary: 'an empty list, map or text stands where a value belongs',
  why: 'An empty list, map or text tests nothing, and it is not clear whether that should hit or miss.',
  fix: 'Fill it, or take the key out.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: [] }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { tool: [deploy] }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
