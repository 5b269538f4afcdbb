import { defineLintRule } from '../../define-lint-rule.ts'
import { textTestFindings } from '../../text-test.ts'

export const textTestOnSql = defineLintRule({
  name: 'text-test-on-sql',
  code: 'SLC505',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a text test judges an SQL statement, which has many spellings',
  why: '`drop/**/table`, a function that writes inside a SELECT and a second statement behind `;` get past a test of words, and a name that holds `drop` is stopped for nothing (L-45).',
  fix: 'Use `sql`, which reads the statement with the grammar of the database: `unless` it is one that only reads.',
  examples: {
    bad: [
      `- id: no-drop
  event: tool_call
  match: { tool: run_sql, args: { $.query: { matches: "(?i)drop table" } } }
  skip: The statement did not run. Only read.
`,
    ],
    good: [
      `- id: read-only
  event: tool_call
  match: { tool: run_sql }
  unless: { args: { $.query: { sql: { dialect: postgresql, count: 1, every: { access: read } } } } }
  skip: The statement did not run. Only read.
`,
    ],
  },
  since: '0.2.0',
  check: (_policy, context) =>
    textTestFindings(context, {
      kinds: ['sql'],
      what: 'an SQL statement',
      hint: 'use `sql: { dialect, count, every: { access: read } }` in `unless`',
      instead: () => undefined,
    }),
})
