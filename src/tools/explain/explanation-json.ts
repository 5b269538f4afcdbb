import { defineMember, isJsonArray, isJsonObject, type Json, type JsonObject } from '../../core/base/json.ts'
import type { Explanation } from './explanation.ts'
import type { WhyNot } from './why-not-account.ts'

/** Members that hold values of the event, whose own keys stay as they are. */
const valueMembers: readonly string[] = ['value', 'before', 'after', 'to']

/** An account as JSON, in the snake case of decisions. Fields are only ever added. */
export function explanationJson(account: Explanation | WhyNot): JsonObject {
  // `as`: accounts are plain data by their types, which say so member by member.
  return inSnakeCase(account as unknown as Json) as JsonObject
}

function inSnakeCase(value: Json): Json {
  if (isJsonArray(value)) return value.map(inSnakeCase)
  if (!isJsonObject(value)) return value
  const written: Record<string, Json> = {}
  for (const [key, member] of Object.entries(value)) {
    defineMember(written, key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), valueMembers.includes(key) ? member : inSnakeCase(member))
  }
  return written
}
