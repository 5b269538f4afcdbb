import { defineScenario } from '../scenario.ts'
import { pay, readFile } from '../scenario-tools.ts'

export const hiddenToolCalled = defineScenario({
  name: 'hidden-tool-called',
  summary: 'a tool that was hidden does not run when the model calls it all the same',
  proves: [{ kind: 'CompletionCall', flow: 'PatchRequest', field: 'activeTools' }],
  traps: ['T1'],
  setup: {
    rules: '- { id: reading, event: completion_call, match: any, patch: { active_tools: [read_file] } }',
    tools: [pay, readFile],
    model: [{ calls: [{ id: 'c1', name: 'pay', args: { amount: 900, to: 'bob' } }] }],
    prompt: 'Pay Bob.',
  },
  want: {
    executed: [],
    ending: { reason: '`pay`, which is not an allowed tool' },
  },
})
