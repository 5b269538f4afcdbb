import { isJsonObject, type Json, type JsonObject } from '../core/base/json.ts'

/**
 * The value as a model would be shown it: what `JSON.stringify` writes of it; nothing at all is null.
 * A text stays itself.
 *
 * @throws Error if it has no such form (a circle, a big integer): it cannot be judged then.
 */
export function plainJson(value: unknown): Json {
  if (typeof value === 'string') return value
  // `as`: of nothing, and of a function, it gives undefined, which its type hides.
  const text = JSON.stringify(value) as string | undefined
  // `as`: what JSON.parse gives is JSON.
  return text === undefined ? null : (JSON.parse(text) as Json)
}

export function plainJsonObject(value: unknown): JsonObject {
  const json = plainJson(value)
  if (!isJsonObject(json)) throw new Error('it is not a JSON object')
  return json
}
