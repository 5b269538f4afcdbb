import { defineScenario } from '../scenario.ts'
import { pay, readFile } from '../scenario-tools.ts'

export const patchPreamble = defineScenario({
  name: 'patch-preamble',
  summary: 'the preamble of a patch is what the model reads as its instructions',
  proves: [{ kind: 'CompletionCall', flow: 'PatchRequest', field: 'preamble' }],
  setup: {
    rules: '- { id: steer, event: completion_call, match: any, patch: { preamble: "Answer in one word." } }',
    tools: [pay, readFile],
    model: [],
    preamble: 'Answer at length.',
    prompt: 'Hello.',
  },
  want: {
    executed: [],
    requests: [{ at: 0, preamble: 'Answer in one word.' }],
    hidden: ['Answer at length.'],
    ending: 'finished',
  },
})
