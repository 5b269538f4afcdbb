import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const faultCheckKilledAtCall = defineScenario({
  name: 'fault-check-killed-at-call',
  summary: 'a participant that dies over a call refuses it',
  proves: [],
  needs: ['ToolCall'],
  setup: {
    rules: '- { id: asks, event: tool_call, match: any, consult: { check: scan, timeout_ms: 200 } }',
    ports: { checks: new Map([['scan', { name: 'scan', intercept: () => Promise.reject(new Error('the process was killed')) }]]) },
    tools: [pay],
    model: [{ calls: [{ id: 'c1', name: 'pay', args: { amount: 5, to: 'bob' } }] }],
    prompt: 'Go on.',
  },
  want: {
    executed: [],
    ending: 'finished',
  },
})
