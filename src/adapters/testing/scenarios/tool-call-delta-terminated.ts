import { defineScenario } from '../scenario.ts'
import { pay } from '../scenario-tools.ts'

export const toolCallDeltaTerminated = defineScenario({
  name: 'tool-call-delta-terminated',
  summary: 'a run ends while a call is being written',
  proves: [{ kind: 'ToolCallDelta', flow: 'Terminate' }],
  setup: {
    rules: '- { id: enough, event: tool_call_delta, match: any, terminate: "Stopped: enough was said." }',
    tools: [pay],
    model: [{ text: 'The word is plover.', calls: [{ id: 'c1', name: 'pay', args: { amount: 5, to: 'bob' } }] }],
    prompt: 'Pay Bob.',
    isStreaming: true,
  },
  want: {
    executed: [],
    modelCalls: 1,
    ending: { reason: 'Stopped: enough was said.' },
  },
})
