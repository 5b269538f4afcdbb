import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const invalidCallSkipped = defineScenario({
  name: 'invalid-call-skipped',
  summary: 'a call of an unknown tool gets the text of the rule as its result',
  proves: [{ kind: 'InvalidToolCall', flow: 'Skip' }],
  setup: {
    rules: '- { id: unknown, event: invalid_tool_call, match: any, skip: "No such tool. Use pay." }',
    tools: [pay],
    model: [{ calls: [{ id: 'c1', name: 'transfer', args: { amount: 5, to: 'bob' } }] }],
    prompt: 'Pay Bob.',
  },
  want: {
    executed: [],
    requests: [{ at: 1, results: { c1: 'No such tool. Use pay.' } }],
    ending: 'finished',
  },
})
