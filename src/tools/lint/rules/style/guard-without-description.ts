import { defineLintRule } from '../../define-lint-rule.ts'

export const guardWithoutDescription = defineLintRule({
  name: 'guard-without-description',
  code: 'SLC603',
  category: 'style',
  severity: 'warning',
  preset: 'strict',
  summary: 'a guard does not say what it is for',
  why: 'Whoever is asked to loosen a guard must know what it keeps out. Without that the guard stays for ever, or goes too early.',
  fix: 'Say under `description:` what goes wrong without it, and why its limits are where they are.',
  examples: {
    bad: ['- id: no-shell\n  event: tool_call\n  match: { tool: shell }\n  skip: Not run. Do not retry.\n'],
    good: [
      '- id: no-shell\n  description: This agent answers questions; nothing that it does needs a shell.\n  event: tool_call\n  match: { tool: shell }\n  skip: Not run. Do not retry.\n',
    ],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    for (const { rule } of rules) {
      if (!rule.action.definition.isGuard || rule.description !== undefined) continue
      yield { span: rule.span, message: `guard \`${rule.id}\` has no description`, hint: 'say under `description:` what it is for' }
    }
  },
})
