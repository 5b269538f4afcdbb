import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const invalidCallRepaired = defineScenario({
  name: 'invalid-call-repaired',
  summary: 'a misnamed call runs under the name that the rule gives it',
  proves: [{ kind: 'InvalidToolCall', flow: 'Repair' }],
  setup: {
    rules: '- { id: unknown, event: invalid_tool_call, match: any, repair: { to: pay } }',
    tools: [pay],
    model: [{ calls: [{ id: 'c1', name: 'transfer', args: { amount: 5, to: 'bob' } }] }],
    prompt: 'Pay Bob.',
  },
  want: {
    executed: [{ tool: 'pay', args: { amount: 5, to: 'bob' } }],
    requests: [{ at: 1, results: { c1: 'paid 5 to bob' } }],
    ending: 'finished',
  },
})
