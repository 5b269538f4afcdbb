import { defineScenario } from '../scenario.ts'
import { pay, readFile } from '../scenario-tools.ts'

export const patchTemperature = defineScenario({
  name: 'patch-temperature',
  summary: 'the temperature of a patch is sent',
  proves: [{ kind: 'CompletionCall', flow: 'PatchRequest', field: 'temperature' }],
  setup: {
    rules: '- { id: steer, event: completion_call, match: any, patch: { temperature: 0.25 } }',
    tools: [pay, readFile],
    model: [],
    prompt: 'Hello.',
  },
  want: {
    executed: [],
    requests: [{ at: 0, temperature: 0.25 }],
    ending: 'finished',
  },
})
