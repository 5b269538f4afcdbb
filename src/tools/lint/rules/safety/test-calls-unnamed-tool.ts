import { defineLintRule } from '../../define-lint-rule.ts'
import { untestedNames } from '../../untested-names.ts'

export const testCallsUnnamedTool = defineLintRule({
  name: 'test-calls-unnamed-tool',
  code: 'SLC550',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a tool that no test calls is spelled nearly as one that the tests call and no rule names',
  why: 'A tool name with a slip in it fits no call, so the rule never stops the tool that it was written for, and nothing complains.',
  fix: 'Write the name as the tool is registered, in the rule and in its tests.',
  examples: {
    bad: [
      `- id: no-transfer
  event: tool_call
  match: { tool: send_monye }
  skip: Nothing was sent. Do not retry.
  tests:
    - { call: { tool: send_money, args: {} }, expect: skip }
`,
    ],
    good: [
      `- id: no-transfer
  event: tool_call
  match: { tool: send_money }
  skip: Nothing was sent. Do not retry.
  tests:
    - { call: { tool: send_money, args: {} }, expect: skip }
    - { call: { tool: Send_Money, args: {} }, expect: unknown }
`,
    ],
  },
  since: '0.2.0',
  *check({ packs }) {
    for (const { kind, name, span, looksLike } of packs.flatMap(untestedNames)) {
      if (kind !== 'tool' || looksLike === undefined) continue
      yield { span, message: `no test calls \`${name}\`, but one calls \`${looksLike}\``, hint: `did you mean \`${looksLike}\`?` }
    }
  },
})
