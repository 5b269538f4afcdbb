import { defineLintRule } from '../../define-lint-rule.ts'
import { untestedNames } from '../../untested-names.ts'

export const toolWithoutTest = defineLintRule({
  name: 'tool-without-test',
  code: 'SLC552',
  category: 'safety',
  severity: 'warning',
  preset: 'strict',
  summary: 'a tool is named that no test of the pack calls',
  why: 'Only a test shows that the name is the one under which the tool is registered. A wrong name fits no call and nobody notices.',
  fix: 'Add a case that calls the tool: with `each`, one case can call every tool of a list.',
  examples: {
    bad: [
      `- id: no-transfer
  event: tool_call
  match: { tool: [send_money, send_coins] }
  skip: Nothing was sent. Do not retry.
  tests:
    - { call: { tool: send_money, args: {} }, expect: skip }
`,
    ],
    good: [
      `- id: no-transfer
  event: tool_call
  match: { tool: [send_money, send_coins] }
  skip: Nothing was sent. Do not retry.
  tests:
    - { each: [send_money, send_coins], call: { tool: "\${each}", args: {} }, expect: skip }
`,
    ],
  },
  since: '0.2.0',
  *check({ packs }) {
    for (const { kind, name, span, looksLike } of packs.flatMap(untestedNames)) {
      if (kind !== 'tool' || looksLike !== undefined) continue
      yield { span, message: `no test of the pack calls \`${name}\``, hint: 'add a case that calls it' }
    }
  },
})
