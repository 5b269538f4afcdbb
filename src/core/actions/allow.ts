import { z } from 'zod'
import { defineAction } from './define-action.ts'

/** The call is on the allow list of the pack, so `unmatched` does not stop it; it cancels no guard (L-21). */
export const allowAction = defineAction({
  name: 'allow',
  summary: 'the call is on the allow list of the pack; no guard is cancelled',
  answers: [],
  events: ['tool_call'],
  isGuard: false,
  param: z.literal(true, '`allow` can only be `true`'),
  kind: 'allow',
  examples: [{ event: 'tool_call', param: true, note: 'a call that no `allow` rule hits meets `unmatched`' }],
})
