import { defineScenario } from '../scenario.ts'
import { broken, secret } from '../scenario-tools.ts'

export const failedResultRedacted = defineScenario({
  name: 'failed-result-redacted',
  summary: 'what a tool throws goes through the result rules as well',
  proves: [{ kind: 'ToolResult', flow: 'RewriteResult' }],
  traps: ['T9'],
  setup: {
    rules: '- { id: keys, event: tool_result, match: any, redact: { patterns: [{ name: key, pattern: "tok_[0-9a-f]+" }] } }',
    tools: [broken],
    model: [{ calls: [{ id: 'c1', name: 'broken', args: { path: 'a.txt' } }] }],
    prompt: 'Read a.txt.',
  },
  want: {
    executed: [{ tool: 'broken', args: { path: 'a.txt' } }],
    hidden: [secret],
    ending: 'finished',
    mayEnd: true,
  },
})
