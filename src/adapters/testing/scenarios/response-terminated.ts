import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const responseTerminated = defineScenario({
  name: 'response-terminated',
  summary: 'a run that ends at the answer of the model runs no tool of it',
  proves: [{ kind: 'CompletionResponse', flow: 'Terminate' }],
  setup: {
    rules: '- { id: enough, event: completion_response, match: any, terminate: "Stopped: enough was said." }',
    tools: [pay],
    model: [{ text: 'The word is plover.', calls: [{ id: 'c1', name: 'pay', args: { amount: 5, to: 'bob' } }] }],
    prompt: 'Pay Bob.',
    isStreaming: false,
  },
  want: {
    executed: [],
    modelCalls: 1,
    ending: { reason: 'Stopped: enough was said.' },
  },
})
