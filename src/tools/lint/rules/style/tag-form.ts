import { spanAt } from '../../../../core/rules/reading.ts'
import { defineLintRule } from '../../define-lint-rule.ts'

const form = /^[a-z0-9]+(?:[-._:/][a-z0-9]+)*$/

const rule = (tag: string) => `- id: no-shell\n  tags: [${tag}]\n  event: tool_call\n  match: { tool: shell }\n  skip: Not run. Do not retry.\n`

export const tagForm = defineLintRule({
  name: 'tag-form',
  code: 'SLC620',
  category: 'style',
  severity: 'info',
  preset: 'strict',
  summary: 'a tag is not in lower case',
  why: 'Records are filtered by tags as written. `Shell` and `shell` are two tags, and each filter finds half of the rules.',
  fix: 'Write tags in lower case, parts separated by `-`, `.`, `_`, `:` or `/`: `attack.t1059`.',
  examples: { bad: [rule('Shell'), rule('remote shell')], good: [rule('attack.t1059')] },
  since: '0.2.0',
  *check(_policy, { rules }) {
    for (const { rule: one, node } of rules) {
      for (const [index, tag] of one.tags.entries()) {
        if (form.test(tag)) continue
        const hint = 'write it in lower case, parts separated by `-`, `.`, `_`, `:` or `/`'
        yield { span: spanAt(node, ['tags', index]), message: `the tag \`${tag}\` is not in lower case without blanks`, hint }
      }
    }
  },
})
