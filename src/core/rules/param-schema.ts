import { z } from 'zod'
import type { JsonObject } from '../base/json.ts'

/**
 * The parameter of an operator or action as JSON Schema (draft 7), for editors. It says what the shape
 * is; what a refinement checks beyond it (a path that is wrong, two keys that exclude each other) is
 * for the loader, so every parameter that loads fits.
 */
export function paramSchema(definition: { readonly param: z.ZodType<never> }): JsonObject {
  const schema = z.toJSONSchema(definition.param, {
    target: 'draft-7',
    // A parameter that is piped through checks is what comes out of them.
    io: 'output',
    unrepresentable: 'any',
    reused: 'inline',
  })
  // `as`: the library builds plain JSON, which its type does not say. The dialect is that of the file it stands in.
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema')) as JsonObject
}
