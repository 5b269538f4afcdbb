import { z } from 'zod'
import { dispatchedParam } from './dispatched-param.ts'

/** One text of a kind, or a list of such. */
export function listed<Member extends string>(member: z.ZodType<Member>): z.ZodType<Member | readonly Member[]> {
  return dispatchedParam<Member | readonly Member[]>(
    { string: member, array: z.array(member, 'must be a list').min(1, 'must not be empty') },
    'must be a text or a list of texts',
  )
}
