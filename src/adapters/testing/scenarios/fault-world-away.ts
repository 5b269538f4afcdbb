import { defineScenario } from '../scenario.ts'
import { readFile } from '../scenario-tools.ts'

export const faultWorldAway = defineScenario({
  name: 'fault-world-away',
  summary: 'a rule whose question to the world is not answered refuses the call',
  proves: [],
  needs: ['ToolCall'],
  setup: {
    rules: '- { id: jail, event: tool_call, match: { tool: read_file }, unless: { args: { $.path: { path: { inside: /work/public } } } }, skip: "Not read." }',
    ports: {
      world: {
        realPath() {
          throw new Error('the disk is away')
        },
      },
    },
    tools: [readFile],
    model: [{ calls: [{ id: 'c1', name: 'read_file', args: { path: '/work/public/a.txt' } }] }],
    prompt: 'Go on.',
  },
  want: {
    executed: [],
    ending: 'finished',
  },
})
