import { proceed } from '../../../core/flows/flow.ts'
import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const faultHookThrowsAtCall = defineScenario({
  name: 'fault-hook-throws-at-call',
  summary: 'a hook that throws about a call ends the run, and the tool does not run',
  proves: [],
  needs: ['ToolCall'],
  setup: {
    hooks: [{ name: 'broken-policy', onEvent: (_context, event) => { if (event.kind === 'ToolCall') throw new Error('bug'); return proceed() } }],
    tools: [pay],
    model: [{ calls: [{ id: 'c1', name: 'pay', args: { amount: 5, to: 'bob' } }] }],
    prompt: 'Go on.',
  },
  want: {
    executed: [],
    modelCalls: 1,
    ending: { reason: 'broken-policy' },
  },
})
