import { defineLintRule } from '../../define-lint-rule.ts'

export const guardWithoutSeverity = defineLintRule({
  name: 'guard-without-severity',
  code: 'SLC602',
  category: 'style',
  severity: 'warning',
  preset: 'strict',
  summary: 'a guard says nothing of its severity',
  why: 'Whoever reads records sorts stops by severity. A stop without one is looked at last, or never.',
  fix: 'Add `severity:` with info, low, medium, high or critical.',
  examples: {
    bad: ['- id: no-shell\n  event: tool_call\n  match: { tool: shell }\n  skip: Not run. Do not retry.\n'],
    good: ['- id: no-shell\n  severity: high\n  event: tool_call\n  match: { tool: shell }\n  skip: Not run. Do not retry.\n'],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    for (const { rule } of rules) {
      if (!rule.action.definition.isGuard || rule.severity !== undefined) continue
      yield { span: rule.span, message: `guard \`${rule.id}\` has no severity`, hint: 'add `severity:`' }
    }
  },
})
