import { defineScenario } from '../scenario.ts'
import { readFile, secret } from '../scenario-tools.ts'

export const faultCheckHangsAtResult = defineScenario({
  name: 'fault-check-hangs-at-result',
  summary: 'a participant that does not answer in its time hides the result',
  proves: [],
  needs: ['ToolResult'],
  setup: {
    rules: '- { id: asks, event: tool_result, match: any, consult: { check: scan, timeout_ms: 200 } }',
    ports: { checks: new Map([['scan', { name: 'scan', intercept: () => Promise.resolve({ type: 'allow' }), review: () => new Promise(() => undefined) }]]) },
    tools: [readFile],
    model: [{ calls: [{ id: 'c1', name: 'read_file', args: { path: 'a.txt' } }] }],
    prompt: 'Go on.',
  },
  want: {
    executed: [{ tool: 'read_file', args: { path: 'a.txt' } }],
    hidden: [secret],
    ending: 'finished',
  },
})
