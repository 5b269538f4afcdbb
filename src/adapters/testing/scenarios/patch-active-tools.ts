import { defineScenario } from '../scenario.ts'
import { pay, readFile } from '../scenario-tools.ts'

export const patchActiveTools = defineScenario({
  name: 'patch-active-tools',
  summary: 'a tool that a patch hides is not offered',
  proves: [{ kind: 'CompletionCall', flow: 'PatchRequest', field: 'activeTools' }],
  setup: {
    rules: '- { id: steer, event: completion_call, match: any, patch: { active_tools: [read_file] } }',
    tools: [pay, readFile],
    model: [],
    prompt: 'Hello.',
  },
  want: {
    executed: [],
    requests: [{ at: 0, tools: ['read_file'] }],
    ending: 'finished',
  },
})
