import { defineCode } from '../define-code.ts'

export const slc318 = defineCode({
  code: 'SLC318',
  kind: 'template_in_operand',
  severity: 'error',
  summary: 'a template stands where it would be plain text',
  why: 'Templates are filled in texts for people and models alone. In an operand they would be compared letter by letter.',
  fix: 'Write `{ ref: args.name }` as the operand.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: example-rule
    event: tool_call
    match: { args: { $.from: { equals: "\${args.owner}" } } }
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
