import { terminate } from '../flows/flow.ts'
import { defineAction } from './define-action.ts'
import { bindText } from './bind-text.ts'
import { checkTemplate, templateParam } from './text-param.ts'

/** The run ends, and with it every run below it; the text is the reason that its host reads (S-31, S-33a). */
export const terminateAction = defineAction({
  name: 'terminate',
  summary: 'the run ends with the text as its reason',
  answers: ['Terminate'],
  events: [
    'completion_call',
    'completion_response',
    'model_turn_finished',
    'invalid_tool_call',
    'tool_call',
    'tool_result',
    'text_delta',
    'tool_call_delta',
    'stream_response_finish',
  ],
  isGuard: true,
  settles: 'guard',
  takesEventList: true,
  param: templateParam('terminate'),
  kind: 'flow',
  check: (param, events) => checkTemplate(param, [], events),
  bind(param, scope) {
    return bindText(param, scope.rule, terminate)
  },
  examples: [
    { event: 'tool_call', param: 'The agent tried to switch its own policy off.', note: 'the tool does not run and no result is read' },
    { event: 'text_delta', param: 'The answer holds a key.', note: 'the rest of the answer is not read' },
  ],
})
