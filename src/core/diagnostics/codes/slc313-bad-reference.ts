import { defineCode } from '../define-code.ts'

export const slc313 = defineCode({
  code: 'SLC313',
  kind: 'bad_reference',
  severity: 'error',
  summary: 'a `ref` does not name a known value',
  why: 'A reference to something that the event does not have is never equal to anything.',
  fix: 'Refer to `args`, `env` or `run` with a path behind it.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.from: { equals: { ref: result.owner } } } }
    skip: The call did not run. Do not retry.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.from: { equals: { ref: args.owner } } } }
    skip: The call did not run. Do not retry.
`,
  },
  since: '0.1.0',
})
