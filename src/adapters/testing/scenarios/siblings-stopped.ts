import { defineScenario } from '../scenario.ts'
import { pay, readFile, secret } from '../scenario-tools.ts'

export const siblingsStopped = defineScenario({
  name: 'siblings-stopped',
  summary: 'a termination at the last call of a turn keeps its siblings from running, and the model is not asked again',
  proves: [{ kind: 'ToolCall', flow: 'Terminate' }],
  traps: ['T2', 'T5'],
  needsWholeTurns: true,
  setup: {
    rules: '- { id: stop, event: tool_call, match: { tool: pay }, terminate: "Stopped: payments are closed." }',
    tools: [pay, readFile],
    model: [
      {
        calls: [
          { id: 'c1', name: 'read_file', args: { path: 'a.txt' } },
          { id: 'c2', name: 'pay', args: { amount: 900, to: 'bob' } },
        ],
      },
    ],
    prompt: 'Read, then pay.',
  },
  want: {
    executed: [],
    modelCalls: 1,
    hidden: [secret],
    ending: { reason: 'Stopped: payments are closed.' },
  },
})
