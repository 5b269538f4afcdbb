import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../../src/core/base/json.ts'

/** A list of content parts: maps that each say their `type` (L-33). */
export function isContentParts(value: Json): value is readonly JsonObject[] {
  return isJsonArray(value) && value.length > 0 && value.every((part) => isJsonObject(part) && typeof part['type'] === 'string')
}

/** The value of a text that is one JSON value, else undefined. */
export function parseWholeJson(text: string): Json | undefined {
  try {
    // JSON.parse gives plain JSON values only.
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** As `parseWholeJson`; of a text that names a member twice nobody knows which one is meant. */
export function parseClearJson(text: string): Json | undefined {
  return namesTwice(text) ? undefined : parseWholeJson(text)
}

/** Is it JSON in which some object has a name twice? */
export function namesTwice(text: string): boolean {
  const value = parseWholeJson(text)
  if (value === undefined) return false
  const names = [...text.matchAll(/"(?:[^"\\]|\\.)*"\s*(?=:)/g)].length
  return names !== countNames(value)
}

function countNames(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0
  const own = isJsonArray(value) ? 0 : Object.keys(value).length
  return Object.values(value).reduce<number>((sum, inner) => sum + countNames(inner), own)
}
