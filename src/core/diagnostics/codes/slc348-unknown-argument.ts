import { defineCode } from '../define-code.ts'

export const slc348 = defineCode({
  code: 'SLC348',
  kind: 'unknown_argument',
  severity: 'error',
  summary: 'a rule tests an argument that none of its tools has',
  why: 'An argument that is never there is never judged.',
  fix: 'Mend the name, or describe the argument in the catalogue.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
catalogue:
  - { name: read_file, args: { path: { is: path, access: read } } }
rules:
  - { id: r, event: tool_call, match: { tool: read_file, args: { $.pth: { exists: true } } }, skip: Not run. }
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
catalogue:
  - { name: read_file, args: { path: { is: path, access: read } } }
rules:
  - { id: r, event: tool_call, match: { tool: read_file, args: { $.path: { exists: true } } }, skip: Not run. }
`,
  },
  since: '0.1.0',
})
