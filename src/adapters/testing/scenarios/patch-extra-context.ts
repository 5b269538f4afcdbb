import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const patchExtraContext = defineScenario({
  name: 'patch-extra-context',
  summary: 'a document of a patch reaches the model',
  proves: [{ kind: 'CompletionCall', flow: 'PatchRequest', field: 'extraContext' }],
  setup: {
    rules: '- { id: facts, event: completion_call, match: any, patch: { extra_context: [{ id: hours, text: "The office opens at nine." }] } }',
    tools: [pay],
    model: [],
    prompt: 'Hello.',
  },
  want: {
    executed: [],
    requests: [{ at: 0, shown: ['The office opens at nine.'] }],
    ending: 'finished',
  },
})
