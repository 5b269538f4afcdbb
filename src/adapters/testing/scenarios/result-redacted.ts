import { defineScenario } from '../scenario.ts'
import { readFile, secret } from '../scenario-tools.ts'

export const resultRedacted = defineScenario({
  name: 'result-redacted',
  summary: 'what a rule redacts in the result of a tool is not in what the model reads',
  proves: [{ kind: 'ToolResult', flow: 'RewriteResult' }],
  setup: {
    rules: '- { id: keys, event: tool_result, match: any, redact: { patterns: [{ name: key, pattern: "tok_[0-9a-f]+" }] } }',
    tools: [readFile],
    model: [{ calls: [{ id: 'c1', name: 'read_file', args: { path: 'a.txt' } }] }],
    prompt: 'Read a.txt.',
  },
  want: {
    executed: [{ tool: 'read_file', args: { path: 'a.txt' } }],
    requests: [{ at: 1, results: { c1: 'a.txt: the key is [REDACTED:key]' } }],
    hidden: [secret],
    ending: 'finished',
  },
})
