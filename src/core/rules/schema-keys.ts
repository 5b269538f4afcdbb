import { z } from 'zod'
import { isJsonArray, isJsonObject, type Json } from '../base/json.ts'

const known = new WeakMap<z.ZodType, readonly string[]>()

/** Every key that stands in some map of a schema, however deep: what a misspelt key may have meant. */
export function schemaKeys(schema: z.ZodType): readonly string[] {
  const before = known.get(schema)
  if (before !== undefined) return before
  const keys = new Set<string>()
  const written: unknown = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  // `as`: a JSON Schema is JSON, though the library types it more widely.
  collect(written as Json, keys)
  const found = [...keys]
  known.set(schema, found)
  return found
}

function collect(schema: Json, keys: Set<string>): void {
  if (isJsonArray(schema)) for (const part of schema) collect(part, keys)
  if (!isJsonObject(schema)) return
  for (const [name, part] of Object.entries(schema)) {
    if (name === 'properties' && isJsonObject(part)) for (const key of Object.keys(part)) keys.add(key)
    collect(part, keys)
  }
}
