import { defineCode } from '../define-code.ts'

export const slc349 = defineCode({
  code: 'SLC349',
  kind: 'text_test_in_permit',
  severity: 'error',
  summary: 'a permit tests a path, address or command as text',
  why: 'Such a value has many spellings, and a text test lets run whatever is spelled to fit it.',
  fix: 'Use the operator of the argument: `path`, `url`, `host`, `shell`.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
catalogue:
  - { name: read_file, args: { path: { is: path, access: read } } }
rules:
  - id: r
    event: tool_call
    match: { tool: read_file }
    unless: { args: { $.path: { starts_with: /srv/app/ } } }
    skip: Not run.
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
catalogue:
  - { name: read_file, args: { path: { is: path, access: read } } }
rules:
  - id: r
    event: tool_call
    match: { tool: read_file }
    unless: { args: { $.path: { equals: /srv/app/README.md } } }
    skip: Not run.
`,
  },
  since: '0.1.0',
})
