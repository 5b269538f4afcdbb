import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const faultApproverHangs = defineScenario({
  name: 'fault-approver-hangs',
  summary: 'an approver that never answers lets nothing run',
  proves: [],
  needs: ['ToolCall'],
  setup: {
    rules: '- { id: ask-owner, event: tool_call, match: { tool: pay }, ask: { question: "May I pay?", timeout_ms: 200, otherwise: "Not paid." } }',
    ports: { approver: { ask: () => new Promise(() => undefined) } },
    tools: [pay],
    model: [{ calls: [{ id: 'c1', name: 'pay', args: { amount: 5, to: 'bob' } }] }],
    prompt: 'Go on.',
  },
  want: {
    executed: [],
    ending: 'finished',
  },
})
