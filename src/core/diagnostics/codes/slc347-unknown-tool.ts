import { defineCode } from '../define-code.ts'

export const slc347 = defineCode({
  code: 'SLC347',
  kind: 'unknown_tool',
  severity: 'error',
  summary: 'a rule names a tool that the catalogue does not have',
  why: 'A misspelt name matches nothing, so the rule would never act.',
  fix: 'Mend the name, or describe the tool in the catalogue.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
catalogue:
  - { name: read_file, args: { path: { is: path, access: read } } }
rules:
  - { id: r, event: tool_call, match: { tool: read_fil }, skip: Not run. }
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
catalogue:
  - { name: read_file, args: { path: { is: path, access: read } } }
rules:
  - { id: r, event: tool_call, match: { tool: read_file }, skip: Not run. }
`,
  },
  since: '0.1.0',
})
