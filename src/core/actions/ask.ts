import { z } from 'zod'
import { defineAction } from './define-action.ts'
import { checkTemplate, templateParam, timeoutParam } from './text-param.ts'

/** What stands in `ask:`. The compiler wires the approver; `question` and `otherwise` are templates. */
const askParam = z.strictObject(
  {
    question: templateParam('question'),
    timeout_ms: timeoutParam,
    otherwise: templateParam('otherwise'),
  },
  '`ask` must be a map',
)
export type AskParam = z.infer<typeof askParam>

/**
 * A person decides, after every guard and about the final arguments; anything but a clear yes to
 * exactly these refuses the call with `otherwise` (L-36).
 */
export const askAction = defineAction({
  name: 'ask',
  summary: 'a person decides; anything but a clear yes refuses the call',
  answers: ['Skip'],
  events: ['tool_call'],
  isGuard: true,
  settles: 'ask',
  param: askParam,
  kind: 'ask',
  check: (param, events) => [
    ...checkTemplate(param.question, ['question'], events),
    ...checkTemplate(param.otherwise, ['otherwise'], events),
  ],
  examples: [
    {
      event: 'tool_call',
      param: {
        question: 'Pay ${args.amount} to ${args.recipient}?',
        timeout_ms: 60_000,
        otherwise: 'Nothing was paid. Ask the user before you try again.',
      },
      note: 'no answer within a minute refuses the payment',
    },
  ],
})
