import { z } from 'zod'
import { isJsonObject, type Json } from '../base/json.ts'
import type { QueryParam } from '../addresses/query-test.ts'
import { anyJson } from './any-json.ts'
import { dispatchedParam } from './dispatched-param.ts'
import { listed } from './listed-param.ts'

// A parameter may be there and empty: `?debug=`.
const values = listed(z.string('must be a text'))

/** Not built from the object schemas of zod, which lose a member named `__proto__`. */
const parameters = anyJson()
  .check((context) => {
    const { value: input, issues } = context
    const members: readonly (readonly [string, Json])[] = isJsonObject(input) ? Object.entries(input) : []
    if (members.length === 0) issues.push({ code: 'custom', message: 'must not be empty', input })
    for (const [name, member] of members) {
      const message = name === '' ? 'needs a name' : values.safeParse(member).error?.issues[0]?.message
      if (message !== undefined) issues.push({ code: 'custom', path: [name], message, input })
    }
  })
  .meta({
    type: 'object',
    minProperties: 1,
    additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, minItems: 1 }] },
  })

/** The query of a URL: `none`, or what its parameters must be (L-43). */
export const urlQueryParam = dispatchedParam<QueryParam>(
  { string: z.literal('none', 'must be `none`, or a map of parameters'), object: parameters },
  'must be `none`, or a map of parameters',
)
