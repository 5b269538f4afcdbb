import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const textDeltaTerminated = defineScenario({
  name: 'text-delta-terminated',
  summary: 'a run ends in the middle of a text',
  proves: [{ kind: 'TextDelta', flow: 'Terminate' }],
  setup: {
    rules: '- { id: enough, event: text_delta, match: any, terminate: "Stopped: enough was said." }',
    tools: [pay],
    model: [{ text: 'The word is plover.', calls: [{ id: 'c1', name: 'pay', args: { amount: 5, to: 'bob' } }] }],
    prompt: 'Pay Bob.',
    isStreaming: true,
  },
  want: {
    executed: [],
    modelCalls: 1,
    ending: { reason: 'Stopped: enough was said.' },
  },
})
