import { defineScenario } from '../scenario.ts'
import { pay, readFile } from '../scenario-tools.ts'

export const patchToolChoice = defineScenario({
  name: 'patch-tool-choice',
  summary: 'the tool choice of a patch is sent',
  proves: [{ kind: 'CompletionCall', flow: 'PatchRequest', field: 'toolChoice' }],
  setup: {
    rules: '- { id: steer, event: completion_call, match: any, patch: { tool_choice: none } }',
    tools: [pay, readFile],
    model: [],
    prompt: 'Hello.',
  },
  want: {
    executed: [],
    requests: [{ at: 0, toolChoice: 'none' }],
    ending: 'finished',
  },
})
