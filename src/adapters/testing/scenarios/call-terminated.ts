import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const callTerminated = defineScenario({
  name: 'call-terminated',
  summary: 'a call that ends the run does not run, and the model is not asked again',
  proves: [{ kind: 'ToolCall', flow: 'Terminate' }],
  traps: ['T2'],
  setup: {
    rules: '- { id: stop, event: tool_call, match: { tool: pay }, terminate: "Stopped: payments are closed." }',
    tools: [pay],
    model: [{ calls: [{ id: 'c1', name: 'pay', args: { amount: 900, to: 'bob' } }] }],
    prompt: 'Pay Bob.',
  },
  want: {
    executed: [],
    modelCalls: 1,
    ending: { reason: 'Stopped: payments are closed.' },
  },
})
