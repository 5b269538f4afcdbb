import { z } from 'zod'
import type { Json } from '../base/json.ts'

/** The start of a parameter schema that checks by itself, and leaves the value as it is. */
export function anyJson<Param = Json>(): z.ZodType<Param> {
  // Parameters come from a policy or an event, so they are JSON; `z.custom` has no JSON Schema.
  return z.unknown() as z.ZodType<Param>
}
