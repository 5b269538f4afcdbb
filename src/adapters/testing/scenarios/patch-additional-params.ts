import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const patchAdditionalParams = defineScenario({
  name: 'patch-additional-params',
  summary: 'a parameter for the provider is sent',
  proves: [{ kind: 'CompletionCall', flow: 'PatchRequest', field: 'additionalParams' }],
  setup: {
    rules: '- { id: seed, event: completion_call, match: any, patch: { additional_params: { sluice_marker: marked } } }',
    tools: [pay],
    model: [],
    prompt: 'Hello.',
  },
  want: {
    executed: [],
    requests: [{ at: 0, shown: ['sluice_marker', 'marked'] }],
    ending: 'finished',
  },
})
