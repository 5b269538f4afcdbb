import { proceed } from '../../../core/flows/flow.ts'
import { defineScenario } from '../scenario.ts'
import { readFile, secret } from '../scenario-tools.ts'

export const faultJunkAnswerAtResult = defineScenario({
  name: 'fault-junk-answer-at-result',
  summary: 'an answer that is no flow ends the run, and the model does not read the result',
  proves: [],
  needs: ['ToolResult'],
  setup: {
    hooks: [{ name: 'broken-policy', onEvent: (_context, event) => (event.kind === 'ToolResult' ? (undefined as unknown as ReturnType<typeof proceed>) : proceed()) }],
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
