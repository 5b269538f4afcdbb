import { defineLintRule } from '../../define-lint-rule.ts'
import { untestedNames } from '../../untested-names.ts'

export const pathWithoutTest = defineLintRule({
  name: 'path-without-test',
  code: 'SLC553',
  category: 'safety',
  severity: 'warning',
  preset: 'strict',
  summary: 'an argument, a member of a result or a fact of the host is named that no test has',
  why: 'Only a test shows that the tool has an argument of this name. A wrong name finds nothing and nobody notices.',
  fix: 'Add a case that has it, with a value that the rule answers.',
  examples: {
    bad: [
      `- id: no-transfer
  event: tool_call
  match: { tool: send_money, args: { $.level: { gt: 100 } } }
  skip: Nothing was sent. Do not retry.
  tests:
    - { call: { tool: send_money, args: {} }, expect: miss }
`,
    ],
    good: [
      `- id: no-transfer
  event: tool_call
  match: { tool: send_money, args: { $.level: { gt: 100 } } }
  skip: Nothing was sent. Do not retry.
  tests:
    - { call: { tool: send_money, args: { level: 500 } }, expect: skip }
`,
    ],
  },
  since: '0.2.0',
  *check({ packs }) {
    for (const { kind, name, span, looksLike } of packs.flatMap(untestedNames)) {
      if (kind === 'tool' || looksLike !== undefined) continue
      yield { span, message: `no test has \`${name}\``, hint: 'add a case that has it' }
    }
  },
})
