import { proceed } from '../../../core/flows/flow.ts'
import { defineScenario } from '../scenario.ts'
import { readFile, secret } from '../scenario-tools.ts'

export const faultHookThrowsAtResult = defineScenario({
  name: 'fault-hook-throws-at-result',
  summary: 'a hook that throws about a result ends the run, and the model does not read it',
  proves: [],
  needs: ['ToolResult'],
  setup: {
    hooks: [{ name: 'broken-policy', onEvent: (_context, event) => { if (event.kind === 'ToolResult') throw new Error('bug'); return proceed() } }],
    tools: [readFile],
    model: [{ calls: [{ id: 'c1', name: 'read_file', args: { path: 'a.txt' } }] }],
    prompt: 'Go on.',
  },
  want: {
    executed: [{ tool: 'read_file', args: { path: 'a.txt' } }],
    modelCalls: 1,
    hidden: [secret],
    ending: { reason: 'broken-policy' },
  },
})
