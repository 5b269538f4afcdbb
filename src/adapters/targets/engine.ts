import { defineTarget } from './define-target.ts'

/** Every event and every flow, as the table of S-30 has them. */
export const engine = defineTarget({
  name: 'engine',
  summary: "an agent loop on Sluice's own run driver, which honors everything",
  actions: {
    completion_call: 'every',
    completion_response: 'every',
    model_turn_finished: 'every',
    invalid_tool_call: 'every',
    tool_call: 'every',
    tool_result: 'every',
    text_delta: 'every',
    tool_call_delta: 'every',
    stream_response_finish: 'every',
  },
})
