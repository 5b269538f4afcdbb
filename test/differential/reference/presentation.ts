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
