import { defineLintRule } from '../../define-lint-rule.ts'
import type { RuleInPack } from '../../lint-context.ts'
import { ruleContent } from '../../rule-content.ts'

const rule = (id: string, tool: string, text: string) => `- id: ${id}\n  event: tool_call\n  match: { tool: ${tool} }\n  skip: ${text}\n`

export const duplicatedRule = defineLintRule({
  name: 'duplicated-rule',
  code: 'SLC616',
  category: 'style',
  severity: 'warning',
  preset: 'recommended',
  summary: 'two rules of a pack do the same',
  why: 'One of them is changed one day and the other stays. Often the second was copied and should have become another rule.',
  fix: 'Take one of them out, or write into it what it was copied for.',
  examples: {
    bad: [rule('no-shell', 'shell', 'Not run. Do not retry.') + rule('no-commands', 'shell', 'Commands are not run here.')],
    good: [rule('no-shell', 'shell', 'Not run. Do not retry.') + rule('no-deploy', 'deploy', 'Not deployed. Do not retry.')],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    const first = new Map<string, RuleInPack>()
    for (const one of rules) {
      const key = ruleContent(one)
      const before = first.get(key)
      if (before === undefined) {
        first.set(key, one)
        continue
      }
      yield {
        span: one.rule.span,
        message: `rule \`${one.rule.id}\` does the same as \`${before.rule.id}\``,
        hint: 'take one of them out, or write what it was copied for',
        related: [{ span: before.rule.span, message: 'the same rule' }],
      }
    }
  },
})
