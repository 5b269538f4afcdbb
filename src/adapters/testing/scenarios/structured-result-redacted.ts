import { defineScenario } from '../scenario.ts'
import { account, secret } from '../scenario-tools.ts'

export const structuredResultRedacted = defineScenario({
  name: 'structured-result-redacted',
  summary: 'a structured result is redacted in every part of it',
  proves: [{ kind: 'ToolResult', flow: 'RewriteResult' }],
  setup: {
    rules: '- { id: keys, event: tool_result, match: any, redact: { patterns: [{ name: key, pattern: "tok_[0-9a-f]+" }] } }',
    tools: [account],
    model: [{ calls: [{ id: 'c1', name: 'account', args: { of: 'ann' } }] }],
    prompt: 'Look Ann up.',
  },
  want: {
    executed: [{ tool: 'account', args: { of: 'ann' } }],
    requests: [{ at: 1, results: { c1: '{"owner":"ann","key":"[REDACTED:key]"}' } }],
    hidden: [secret],
    ending: 'finished',
  },
})
