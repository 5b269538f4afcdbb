import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const faultCheckHangsAtCall = defineScenario({
  name: 'fault-check-hangs-at-call',
  summary: 'a participant that does not answer in its time refuses the call',
  proves: [],
  needs: ['ToolCall'],
  setup: {
    rules: '- { id: asks, event: tool_call, match: any, consult: { check: scan, timeout_ms: 200 } }',
    ports: { checks: new Map([['scan', { name: 'scan', intercept: () => new Promise(() => undefined) }]]) },
    tools: [pay],
    model: [{ calls: [{ id: 'c1', name: 'pay', args: { amount: 5, to: 'bob' } }] }],
    prompt: 'Go on.',
  },
  want: {
    executed: [],
    ending: 'finished',
  },
})
