import { defineLintRule } from '../../define-lint-rule.ts'
import { untestedNames } from '../../untested-names.ts'

export const pathUnlikeTests = defineLintRule({
  name: 'path-unlike-tests',
  code: 'SLC551',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a path or a fact of the host names nearly what the tests hold, and no test holds the name itself',
  why: 'A path with a slip in it finds nothing: a guard never fires, and a permit refuses every call.',
  fix: 'Write the name as the tool or the host has it, in the rule and in its tests.',
  examples: {
    bad: [
      `- id: no-transfer
  event: tool_call
  match: { tool: send_money, args: { $.levle: { gt: 100 } } }
  skip: Nothing was sent. Do not retry.
  tests:
    - { call: { tool: send_money, args: { level: 500 } }, expect: skip }
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
      if (kind === 'tool' || looksLike === undefined) continue
      yield { span, message: `no test has \`${name}\`, but one has \`${looksLike}\``, hint: `did you mean \`${looksLike}\`?` }
    }
  },
})
