import { isJsonArray, isJsonObject, jsonType, ownMember, type Json, type JsonObject } from '../../../core/base/json.ts'

/** Members of the result of Bash that hold no text of it. */
const bashFlags: readonly string[] = ['interrupted', 'isImage', 'noOutputExpected']

/**
 * The result that Claude Code takes in place of the old one; undefined = there is none, since it drops any that has
 * another shape without a word, and the model would read the old one. A structured value is taken with the same
 * members of the same types; a text fits where the old one was a text, content parts, or the result of Bash.
 */
export function sameShape(old: Json, output: Json): Json | undefined {
  if (typeof output !== 'string') return hasShapeOf(old, output) ? output : undefined
  if (typeof old === 'string') return output
  if (isJsonArray(old)) return old.every(isTextPart) && old.length > 0 ? [{ type: 'text', text: output }] : undefined
  if (isJsonObject(old) && typeof ownMember(old, 'stdout') === 'string') return bashResult(old, output)
  return undefined
}

function hasShapeOf(old: Json, output: Json): boolean {
  if (jsonType(old) !== jsonType(output)) return false
  if (isJsonArray(old) && isJsonArray(output)) {
    return old.length === output.length && old.every((item, index) => hasShapeOf(item, output[index] ?? null))
  }
  if (!isJsonObject(old) || !isJsonObject(output)) return true
  const keys = Object.keys(old)
  return keys.length === Object.keys(output).length && keys.every((key) => Object.hasOwn(output, key) && hasShapeOf(old[key] ?? null, output[key] ?? null))
}

function isTextPart(part: Json): boolean {
  return isJsonObject(part) && ownMember(part, 'type') === 'text'
}

/** What is not known to hold no text is emptied, for it may repeat what was withheld. */
function bashResult(old: JsonObject, text: string): JsonObject {
  const members = Object.entries(old).flatMap(([key, value]): [string, Json][] => {
    if (key === 'stdout') return [[key, text]]
    if (bashFlags.includes(key) && typeof value === 'boolean') return [[key, value]]
    return typeof value === 'string' ? [[key, '']] : []
  })
  return Object.fromEntries(members)
}
