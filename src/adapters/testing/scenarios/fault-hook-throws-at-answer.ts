import { proceed } from '../../../core/flows/flow.ts'
import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const faultHookThrowsAtAnswer = defineScenario({
  name: 'fault-hook-throws-at-answer',
  summary: 'a hook that throws about an answer ends the run, and no tool of it runs',
  proves: [],
  needs: ['ModelTurnFinished'],
  setup: {
    hooks: [{ name: 'broken-policy', onEvent: (_context, event) => { if (event.kind === 'ModelTurnFinished') throw new Error('bug'); return proceed() } }],
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
