import { canonicalJson } from '../../../../core/base/canonical-json.ts'
import type { MapNode } from '../../../../core/syntax/syntax-tree.ts'
import { toJson } from '../../../../core/syntax/to-json.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
import type { RuleInPack } from '../../lint-context.ts'

/** What names a rule and speaks of it; all else is what it does. */
const wordKeys: ReadonlySet<string> = new Set(['id', 'title', 'description', 'severity', 'tags', 'tests', 'test_defaults'])

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
      const key = `${one.pack.id} ${meaningOf(one)}`
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

/** As written, without words and in one order of keys; texts for the model are words too. */
function meaningOf({ rule: { action, onUnknown, mode }, node }: RuleInPack): string {
  const isText = typeof action.param === 'string'
  const kept: MapNode = { ...node, entries: node.entries.filter(({ key }) => !wordKeys.has(key.text) && !(isText && key.text === action.name)) }
  return `${action.name} ${onUnknown} ${mode} ${canonicalJson(toJson(kept))}`
}
