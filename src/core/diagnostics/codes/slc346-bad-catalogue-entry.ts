import { defineCode } from '../define-code.ts'

export const slc346 = defineCode({
  code: 'SLC346',
  kind: 'bad_catalogue_entry',
  severity: 'error',
  summary: 'an entry of the catalogue says what makes no sense',
  why: 'A description that cannot be meant would leave the argument unjudged.',
  fix: 'Say `access` and `tree` of paths only, and `aliases` of whole arguments; write a `schema` as for the operator of that name.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
catalogue:
  - { name: fetch, args: { url: { is: url, access: read } } }
rules:
  - { id: r, event: tool_call, match: { tool: fetch }, skip: Not run. }
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
catalogue:
  - { name: fetch, args: { url: { is: url } } }
rules:
  - { id: r, event: tool_call, match: { tool: fetch }, skip: Not run. }
`,
  },
  since: '0.1.0',
})
