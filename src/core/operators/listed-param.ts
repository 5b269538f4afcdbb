import { z } from 'zod'
import { dispatchedParam } from './dispatched-param.ts'
import { problemOfText } from './text-param.ts'

/** A text, and why it is wrong where it is. */
export function checkedText(problemOf: (text: string) => string | undefined): z.ZodType<string> {
  return z
    .string('must be a text')
    .check((context) => {
      const message = problemOfText(context.value) ?? problemOf(context.value)
      if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value })
    })
    .meta({ minLength: 1 })
}

/** One text of a kind, or a list of such. */
export function listed<Member extends string>(member: z.ZodType<Member>): z.ZodType<Member | readonly Member[]> {
  return dispatchedParam<Member | readonly Member[]>(
    { string: member, array: z.array(member, 'must be a list').min(1, 'must not be empty') },
    'must be a text or a list of texts',
  )
}
