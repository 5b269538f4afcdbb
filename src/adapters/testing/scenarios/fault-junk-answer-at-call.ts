import { proceed } from '../../../core/flows/flow.ts'
import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const faultJunkAnswerAtCall = defineScenario({
  name: 'fault-junk-answer-at-call',
  summary: 'an answer that is no flow ends the run, and the tool does not run',
  proves: [],
  needs: ['ToolCall'],
  setup: {
    hooks: [{ name: 'broken-policy', onEvent: (_context, event) => (event.kind === 'ToolCall' ? ({ type: 'deny' } as unknown as ReturnType<typeof proceed>) : proceed()) }],
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
