import { z } from 'zod'
import type { Json } from '../base/json.ts'
import { proceed } from '../flows/flow.ts'
import { defineAction, type ResultRewrite } from './define-action.ts'
import { requireOneOf } from './one-of-keys.ts'
import { renderTemplate } from './render-template.ts'
import { loadedTemplate } from './template.ts'
import { checkTemplate, jsonParam, refuseTemplates, templateParam } from './text-param.ts'

const replaceParam = z
  .strictObject(
    {
      text: templateParam('text').optional(),
      json: jsonParam.optional(),
      is_error: z.boolean('`is_error` must be true or false').optional(),
    },
    '`replace` must be a map',
  )
  .superRefine((param, context) => {
    requireOneOf(context, param, ['text', 'json'], 'replace')
    if (param.json !== undefined) refuseTemplates(context, param.json, ['json'])
  })

/**
 * The model reads this in place of the result; what the tool did stands (S-63). Without `is_error`
 * the error mark stays as it was (S-83).
 */
export const replaceAction = defineAction({
  name: 'replace',
  summary: 'the model reads this text or value in place of the result',
  answers: ['RewriteResult'],
  events: ['tool_result'],
  isGuard: false,
  param: replaceParam,
  kind: 'flow',
  check: (param, events) => (param.text === undefined ? [] : checkTemplate(param.text, ['text'], events)),
  bind(param, scope) {
    const mark = param.is_error === undefined ? {} : { isError: param.is_error }
    if (param.text === undefined) {
      const answer: ResultRewrite = { output: param.json as Json, ...mark }
      return (event) => (event.kind === 'ToolResult' ? answer : proceed())
    }
    const template = loadedTemplate(param.text)
    return (event, context) => {
      if (event.kind !== 'ToolResult') return proceed()
      return { output: renderTemplate(template, event, context, scope.rule), ...mark }
    }
  },
  examples: [
    {
      event: 'tool_result',
      param: { text: 'The page was hidden because it gives instructions to its reader.', is_error: false },
      note: 'whatever the page said',
    },
    { event: 'tool_result', param: { json: { ok: false } }, note: 'a structured value; the error mark stays' },
  ],
})
