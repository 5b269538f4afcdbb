import { skip } from '../flows/flow.ts'
import { defineAction } from './define-action.ts'
import { bindText } from './bind-text.ts'
import { checkTemplate, templateParam } from './text-param.ts'

/** The call does not run, and the model reads the text in place of its result, verbatim (S-25). */
export const skipAction = defineAction({
  name: 'skip',
  summary: 'the call does not run; the model reads the text in place of a result',
  answers: ['Skip'],
  events: ['tool_call', 'invalid_tool_call'],
  isGuard: true,
  settles: 'guard',
  param: templateParam('skip'),
  kind: 'flow',
  check: (param, events) => checkTemplate(param, [], events),
  bind(param, scope) {
    return bindText(param, scope.rule, skip)
  },
  examples: [
    {
      event: 'tool_call',
      param: 'The command did not run: `${args.command}` is not allowed here. Do not retry.',
      note: 'the argument is inserted as a quoted text',
    },
    { event: 'invalid_tool_call', param: 'There is no tool ${tool}. Use one of ${allowed_tools}.', note: 'no call of the turn runs' },
  ],
})
