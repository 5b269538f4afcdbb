import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const modelCallTerminated = defineScenario({
  name: 'model-call-terminated',
  summary: 'a run that ends before a model call makes none',
  proves: [{ kind: 'CompletionCall', flow: 'Terminate' }],
  setup: {
    rules: '- { id: closed, event: completion_call, match: any, terminate: "Stopped: closed today." }',
    tools: [pay],
    model: [],
    prompt: 'Hello.',
  },
  want: {
    executed: [],
    modelCalls: 0,
    ending: { reason: 'Stopped: closed today.' },
  },
})
