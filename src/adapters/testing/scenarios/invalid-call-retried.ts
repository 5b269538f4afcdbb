import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const invalidCallRetried = defineScenario({
  name: 'invalid-call-retried',
  summary: 'the model is asked again with the feedback of the rule',
  proves: [{ kind: 'InvalidToolCall', flow: 'Retry' }],
  setup: {
    rules: '- { id: unknown, event: invalid_tool_call, match: any, retry: "Call pay instead." }',
    limits: { maxInvalidToolCallRetries: 1 },
    tools: [pay],
    model: [{ calls: [{ id: 'c1', name: 'transfer', args: { amount: 5, to: 'bob' } }] }],
    prompt: 'Pay Bob.',
  },
  want: {
    executed: [],
    modelCalls: 2,
    requests: [{ at: 1, shown: ['Call pay instead.'] }],
    ending: 'finished',
  },
})
