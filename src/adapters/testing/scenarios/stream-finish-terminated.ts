import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const streamFinishTerminated = defineScenario({
  name: 'stream-finish-terminated',
  summary: 'a run that ends at the end of a stream runs no tool of it',
  proves: [{ kind: 'StreamResponseFinish', flow: 'Terminate' }],
  setup: {
    rules: '- { id: enough, event: stream_response_finish, match: any, terminate: "Stopped: enough was said." }',
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
