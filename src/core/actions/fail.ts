import { z } from 'zod'
import { fail } from '../flows/flow.ts'
import { defineAction } from './define-action.ts'

/** The invalid call fails the run now; later rules are not asked (S-35). */
export const failAction = defineAction({
  name: 'fail',
  summary: 'the invalid call fails the run; later rules are not asked',
  answers: ['Fail'],
  events: ['invalid_tool_call'],
  isGuard: false,
  param: z.literal(true, '`fail` can only be `true`'),
  kind: 'flow',
  bind: () => () => fail(),
  examples: [{ event: 'invalid_tool_call', param: true, note: 'a `repair` further down is not asked' }],
})
