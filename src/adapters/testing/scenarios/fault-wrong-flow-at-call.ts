import { proceed } from '../../../core/flows/flow.ts'
import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const faultWrongFlowAtCall = defineScenario({
  name: 'fault-wrong-flow-at-call',
  summary: 'a flow that the event does not honor ends the run',
  proves: [],
  needs: ['ToolCall'],
  setup: {
    hooks: [{ name: 'broken-policy', onEvent: (_context, event) => (event.kind === 'ToolCall' ? { type: 'RewriteResult', result: 'ok' } : proceed()) }],
    tools: [pay],
    model: [{ calls: [{ id: 'c1', name: 'pay', args: { amount: 5, to: 'bob' } }] }],
    prompt: 'Go on.',
  },
  want: {
    executed: [],
    modelCalls: 1,
    ending: { reason: 'RewriteResult' },
  },
})
