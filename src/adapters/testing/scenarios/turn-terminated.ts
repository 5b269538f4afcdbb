import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const turnTerminated = defineScenario({
  name: 'turn-terminated',
  summary: 'a run that ends when the turn is finished runs no tool of it',
  proves: [{ kind: 'ModelTurnFinished', flow: 'Terminate' }],
  setup: {
    rules: '- { id: enough, event: model_turn_finished, match: any, terminate: "Stopped: enough was said." }',
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
