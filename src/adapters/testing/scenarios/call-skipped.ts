import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const callSkipped = defineScenario({
  name: 'call-skipped',
  summary: 'a call that a rule skips does not run, and the model reads the reason as its result',
  proves: [{ kind: 'ToolCall', flow: 'Skip' }],
  traps: ['T8'],
  setup: {
    rules: '- { id: no-large, event: tool_call, match: { tool: pay }, skip: "Not paid: ask the owner first. Do not retry." }',
    tools: [pay],
    model: [{ calls: [{ id: 'c1', name: 'pay', args: { amount: 900, to: 'bob' } }] }],
    prompt: 'Pay Bob.',
  },
  want: {
    executed: [],
    requests: [{ at: 1, results: { c1: 'Not paid: ask the owner first. Do not retry.' } }],
    ending: 'finished',
  },
})
