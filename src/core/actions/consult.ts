import { z } from 'zod'
import { defineAction } from './define-action.ts'
import { timeoutParam } from './text-param.ts'

/** What stands in `consult:`. The compiler wires the check that the host supplies under this name. */
const consultParam = z.strictObject(
  {
    check: z.string('`check` must be a text').min(1, '`check` must not be empty'),
    /** Absent: the limit of participants (S-94). */
    timeout_ms: timeoutParam.optional(),
    /** Absent: `refuse`. There is no way to let a failed check pass (L-12a). */
    on_failure: z.enum(['refuse', 'terminate'], '`on_failure` must be `refuse` or `terminate`').optional(),
  },
  '`consult` must be a map',
)
export type ConsultParam = z.infer<typeof consultParam>

/** A check of the host judges the call or the result, and may change it; a failed check refuses (L-12a, S-80). */
export const consultAction = defineAction({
  name: 'consult',
  summary: 'a check that the host supplies judges the call or result; a failed check refuses it',
  answers: ['Skip', 'RewriteArgs', 'RewriteResult'],
  events: ['tool_call', 'tool_result'],
  isGuard: true,
  settles: 'guard',
  param: consultParam,
  kind: 'consult',
  examples: [
    { event: 'tool_call', param: { check: 'note-check', timeout_ms: 1000 }, note: 'a check that does not answer in a second refuses' },
    {
      event: 'tool_result',
      param: { check: 'content-scan', timeout_ms: 2000, on_failure: 'terminate' },
      note: 'a check that is down ends the run',
    },
  ],
})
