import { defineScenario } from '../scenario.ts'
import { readFile, secret } from '../scenario-tools.ts'

export const resultTerminated = defineScenario({
  name: 'result-terminated',
  summary: 'a termination at a result ends the run before the model reads it',
  proves: [{ kind: 'ToolResult', flow: 'Terminate' }],
  traps: ['T2'],
  setup: {
    rules: '- { id: leak, event: tool_result, match: any, terminate: "Stopped: a key was read." }',
    tools: [readFile],
    model: [{ calls: [{ id: 'c1', name: 'read_file', args: { path: 'a.txt' } }] }],
    prompt: 'Read a.txt.',
  },
  want: {
    executed: [{ tool: 'read_file', args: { path: 'a.txt' } }],
    modelCalls: 1,
    hidden: [secret],
    ending: { reason: 'Stopped: a key was read.' },
  },
})
