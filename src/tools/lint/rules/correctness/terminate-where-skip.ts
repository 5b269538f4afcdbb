import { defineLintRule } from '../../define-lint-rule.ts'

/** S-31, S-33a: an end ends all that comes after it, and the runs below. */
export const terminateWhereSkip = defineLintRule({
  name: 'terminate-where-skip',
  code: 'SLC432',
  category: 'correctness',
  severity: 'warning',
  preset: 'strict',
  summary: 'a rule on tool calls ends the run although its severity is not critical',
  why: 'The end of a run loses all its work, and no text tells the model what to do instead. A refused call stops the same call, and the agent can go on.',
  fix: 'Write `skip` with a text that says what to do instead, or say `severity: critical` where going on is worse than stopping.',
  examples: {
    bad: ['- id: no-shell\n  severity: high\n  event: tool_call\n  match: { tool: shell }\n  terminate: The agent called a shell.\n'],
    good: [
      '- id: no-shell\n  severity: high\n  event: tool_call\n  match: { tool: shell }\n  skip: The command did not run. Do not retry.\n',
      '- id: no-shell\n  severity: critical\n  event: tool_call\n  match: { tool: shell }\n  terminate: The agent called a shell.\n',
    ],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    for (const { rule } of rules) {
      const isOnCalls = rule.events.every((event) => event === 'tool_call' || event === 'invalid_tool_call')
      // A skip takes one event; a rule on several ends the run for a reason of its own.
      if (rule.action.name !== 'terminate' || !isOnCalls || rule.events.length > 1 || rule.severity === 'critical') continue
      yield {
        span: rule.action.span,
        message: `rule \`${rule.id}\` ends the run over a call that \`skip\` would stop`,
        hint: 'write `skip`, or `severity: critical` if the run must not go on',
        fix: { safe: false, edits: [{ span: rule.action.span, text: 'skip' }] },
      }
    }
  },
})
