import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const invalidCallFailed = defineScenario({
  name: 'invalid-call-failed',
  summary: 'a call of an unknown tool ends the run',
  proves: [{ kind: 'InvalidToolCall', flow: 'Fail' }],
  setup: {
    rules: '- { id: unknown, event: invalid_tool_call, match: any, fail: true }',
    tools: [pay],
    model: [{ calls: [{ id: 'c1', name: 'transfer', args: { amount: 5, to: 'bob' } }] }],
    prompt: 'Pay Bob.',
  },
  want: {
    executed: [],
    modelCalls: 1,
    ending: { reason: '`transfer`, which is not an allowed tool' },
  },
})
