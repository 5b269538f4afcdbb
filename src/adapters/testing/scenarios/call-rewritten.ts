import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const callRewritten = defineScenario({
  name: 'call-rewritten',
  summary: 'the tool gets the rewritten arguments, and the transcript keeps what the model wrote',
  proves: [{ kind: 'ToolCall', flow: 'RewriteArgs' }],
  setup: {
    rules: '- { id: cap, event: tool_call, match: { tool: pay }, rewrite: [{ set: { $.amount: 5 } }] }',
    tools: [pay],
    model: [{ calls: [{ id: 'c1', name: 'pay', args: { amount: 900, to: 'bob' } }] }],
    prompt: 'Pay Bob.',
  },
  want: {
    executed: [{ tool: 'pay', args: { amount: 5, to: 'bob' } }],
    requests: [{ at: 1, results: { c1: 'paid 5 to bob' }, calls: { c1: { amount: 900, to: 'bob' } } }],
    ending: 'finished',
  },
})
