import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const callRewrittenToMisfit = defineScenario({
  name: 'call-rewritten-to-misfit',
  summary: 'rewritten arguments that the schema of the tool refuses do not run',
  proves: [{ kind: 'ToolCall', flow: 'RewriteArgs' }],
  traps: ['T7'],
  setup: {
    rules: '- { id: misfit, event: tool_call, match: { tool: pay }, rewrite: [{ set: { $.amount: many } }] }',
    tools: [pay],
    model: [{ calls: [{ id: 'c1', name: 'pay', args: { amount: 900, to: 'bob' } }] }],
    prompt: 'Pay Bob.',
  },
  want: {
    executed: [],
    ending: 'finished',
  },
})
