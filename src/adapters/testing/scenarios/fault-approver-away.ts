import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const faultApproverAway = defineScenario({
  name: 'fault-approver-away',
  summary: 'an approver that is away ends the run',
  proves: [],
  needs: ['ToolCall'],
  setup: {
    rules: '- { id: ask-owner, event: tool_call, match: { tool: pay }, ask: { question: "May I pay?", timeout_ms: 200, otherwise: "Not paid." } }',
    ports: { approver: { ask: () => Promise.reject(new Error('no connection')) } },
    tools: [pay],
    model: [{ calls: [{ id: 'c1', name: 'pay', args: { amount: 5, to: 'bob' } }] }],
    prompt: 'Go on.',
  },
  want: {
    executed: [],
    ending: { reason: 'ask-owner' },
  },
})
