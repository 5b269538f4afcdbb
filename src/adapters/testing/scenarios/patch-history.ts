import { defineScenario } from '../scenario.ts'
import { readFile, secret } from '../scenario-tools.ts'

export const patchHistory = defineScenario({
  name: 'patch-history',
  summary: 'an older message that a patch cuts off is not sent',
  proves: [{ kind: 'CompletionCall', flow: 'PatchRequest', field: 'history' }],
  setup: {
    rules: '- { id: short, event: completion_call, match: any, patch: { history: { redact: { patterns: [{ name: key, pattern: "tok_[0-9a-f]+" }] } } } }',
    tools: [readFile],
    model: [{ text: `I remember ${secret}.`, calls: [{ id: 'c1', name: 'read_file', args: { path: 'a.txt' } }] }],
    prompt: 'Read a.txt.',
  },
  want: {
    executed: [{ tool: 'read_file', args: { path: 'a.txt' } }],
    modelCalls: 2,
    hidden: [secret],
    ending: 'finished',
  },
})
