import { proceed } from '../../../core/flows/flow.ts'
import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const faultHookThrowsAtModelCall = defineScenario({
  name: 'fault-hook-throws-at-model-call',
  summary: 'a hook that throws about a request ends the run, and nothing is sent',
  proves: [],
  needs: ['CompletionCall'],
  setup: {
    hooks: [{ name: 'broken-policy', onEvent: (_context, event) => { if (event.kind === 'CompletionCall') throw new Error('bug'); return proceed() } }],
    tools: [pay],
    model: [{ calls: [{ id: 'c1', name: 'pay', args: { amount: 5, to: 'bob' } }] }],
    prompt: 'Go on.',
  },
  want: {
    executed: [],
    modelCalls: 0,
    ending: { reason: 'broken-policy' },
  },
})
