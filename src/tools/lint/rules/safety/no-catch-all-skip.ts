import { defineLintRule } from '../../define-lint-rule.ts'

export const noCatchAllSkip = defineLintRule({
  name: 'no-catch-all-skip',
  code: 'SLC501',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a skip rule matches every call, so it blocks every tool',
  why: 'With `match: any` a rule hits every call. On `skip` that stops the agent, and people answer by turning the policy off.',
  fix: 'Name the tools that are meant under `match.tool`, or write an allow list with `unmatched`.',
  examples: {
    bad: ['- id: block\n  event: tool_call\n  match: any\n  skip: Not run. Do not retry.\n'],
    good: [
      '- id: block\n  event: tool_call\n  match: { tool: shell }\n  skip: Not run. Do not retry.\n',
      // Such a call cannot run anyway: the rule words what the model reads.
      '- id: unknown\n  event: invalid_tool_call\n  match: any\n  skip: There is no such tool. Do not retry.\n',
    ],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    for (const { rule } of rules) {
      if (rule.action.name !== 'skip' || !rule.events.includes('tool_call') || rule.match?.kind !== 'always' || rule.when || rule.unless) continue
      yield { span: rule.match.span, message: `rule \`${rule.id}\` skips every tool call`, hint: 'name the tools under `match.tool`' }
    }
  },
})
