import { defineScenario } from '../scenario.ts'
import { pay, readFile } from '../scenario-tools.ts'

export const patchMaxTokens = defineScenario({
  name: 'patch-max-tokens',
  summary: 'the token limit of a patch is sent',
  proves: [{ kind: 'CompletionCall', flow: 'PatchRequest', field: 'maxTokens' }],
  setup: {
    rules: '- { id: steer, event: completion_call, match: any, patch: { max_tokens: 77 } }',
    tools: [pay, readFile],
    model: [],
    prompt: 'Hello.',
  },
  want: {
    executed: [],
    requests: [{ at: 0, maxTokens: 77 }],
    ending: 'finished',
  },
})
