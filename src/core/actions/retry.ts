import { retry } from '../flows/flow.ts'
import { defineAction } from './define-action.ts'
import { renderTemplate } from './render-template.ts'
import { loadedTemplate } from './template.ts'
import { checkTemplate, templateParam } from './text-param.ts'

/** The turn is rolled back and the model reads the text, as often as the host allows (S-71). */
export const retryAction = defineAction({
  name: 'retry',
  summary: 'the turn is rolled back and the model tries again with the text as feedback',
  answers: ['Retry'],
  events: ['invalid_tool_call'],
  isGuard: false,
  param: templateParam('retry'),
  kind: 'flow',
  check: (param, events) => checkTemplate(param, [], events),
  bind(param, scope) {
    const template = loadedTemplate(param)
    return (event, context) => retry(renderTemplate(template, event, context, scope.rule))
  },
  examples: [
    {
      event: 'invalid_tool_call',
      param: 'There is no tool ${tool}. Use one of ${allowed_tools}.',
      note: 'the host allows as many retries as it says, 0 by default',
    },
  ],
})
