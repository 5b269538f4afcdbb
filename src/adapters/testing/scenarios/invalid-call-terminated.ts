import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const invalidCallTerminated = defineScenario({
  name: 'invalid-call-terminated',
  summary: 'a rule ends the run at a call of an unknown tool',
  proves: [{ kind: 'InvalidToolCall', flow: 'Terminate' }],
  setup: {
    rules: '- { id: unknown, event: invalid_tool_call, match: any, terminate: "Stopped: unknown tool." }',
    tools: [pay],
    model: [{ calls: [{ id: 'c1', name: 'transfer', args: { amount: 5, to: 'bob' } }] }],
    prompt: 'Pay Bob.',
  },
  want: {
    executed: [],
    modelCalls: 1,
    ending: { reason: 'Stopped: unknown tool.' },
  },
})
