import { defineLintRule } from '../../define-lint-rule.ts'
import { textTestFindings } from '../../text-test.ts'

export const textTestOnPath = defineLintRule({
  name: 'text-test-on-path',
  code: 'SLC503',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a text test judges a path, which has many spellings',
  why: '`/srv/app/.env`, `.env`, `./x/../.env`, `file:///srv/app/%2Eenv` and a link to it are one file. A guard on the text stops only the spelling that its author thought of (L-44).',
  fix: 'Use `path` with `inside`, `equals`, `name`, `glob` or `ext`, which judges the file that is meant.',
  examples: {
    bad: [
      `- id: no-secrets
  event: tool_call
  match: { tool: read_file, args: { $.path: { ends_with: .env } } }
  skip: The file was not read. Ask the user.
`,
      `- id: no-passwords
  event: tool_call
  match: { tool: open_it, args: { $.filename: /etc/passwd } }
  skip: The file was not read. Ask the user.
`,
    ],
    good: [
      `- id: no-secrets
  event: tool_call
  match: { tool: read_file, args: { $.path: { path: { name: { glob: "*.env" } } } } }
  skip: The file was not read. Ask the user.
`,
      `- id: plain-names
  event: tool_call
  match: { tool: open_it }
  unless: { args: { $.filename: { matches: "[a-z]+", full: true } } }
  skip: The file was not read. Use a plain name.
`,
    ],
  },
  since: '0.2.0',
  check: (_policy, context) =>
    textTestFindings(context, {
      kinds: ['path'],
      what: 'a path',
      hint: 'use `path: { inside | equals | name | glob | ext: ... }`',
      instead({ name, operand }, text) {
        if (name === 'equals' || name === 'in') return `path: { equals: ${text} }`
        if (name !== 'ends_with' || operand.kind !== 'literal' || typeof operand.param !== 'string') return undefined
        return /^[\w.-]+$/.test(operand.param) ? `path: { name: { glob: "*${operand.param}" } }` : undefined
      },
    }),
})
