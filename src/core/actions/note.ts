import { z } from 'zod'
import { defineAction } from './define-action.ts'
import { requireOneOf } from './one-of-keys.ts'
import { checkTemplate, templateParam } from './text-param.ts'

/** What stands in `note:`. The label is one that the pack declares; the message is a template for the log. */
const noteParam = z
  .strictObject(
    {
      label: z.string('`label` must be a text').min(1, '`label` must not be empty').optional(),
      message: templateParam('message').optional(),
    },
    '`note` must be a map',
  )
  .superRefine((param, context) => {
    if (param.label === undefined && param.message === undefined) requireOneOf(context, {}, ['label', 'message'], 'note')
  })

/** Remembers and lets go on: a label of the run, a line of the log (L-60). */
export const noteAction = defineAction({
  name: 'note',
  summary: 'remembers a label of the run or writes to the log; the event goes on',
  answers: [],
  events: [
    'completion_call',
    'completion_response',
    'model_turn_finished',
    'invalid_tool_call',
    'tool_call',
    'tool_result',
    'stream_response_finish',
  ],
  isGuard: false,
  takesEventList: true,
  param: noteParam,
  kind: 'note',
  check: (param, events) => (param.message === undefined ? [] : checkTemplate(param.message, ['message'], events)),
  examples: [{ event: 'tool_result', param: { label: 'untrusted' }, note: 'later rules read `state: { labels: { has: untrusted } }`' }],
})
