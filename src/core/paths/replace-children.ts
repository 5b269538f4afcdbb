import { defineMember, isJsonArray, type Json } from '../base/json.ts'
import { REMOVE } from './change.ts'

/** A copy of a map or list with some members or elements replaced or gone; the value itself without changes. */
export function replaceChildren(value: Json, changes: ReadonlyMap<string | number, Json | typeof REMOVE>): Json {
  if (changes.size === 0 || typeof value !== 'object' || value === null) return value
  if (isJsonArray(value)) {
    return value.flatMap((element, position) => {
      const change = changes.get(position)
      if (change === REMOVE) return []
      // Wrapped, so that an element that is itself a list stays one.
      return [change ?? (changes.has(position) ? null : element)]
    })
  }
  const replaced: Record<string, Json> = {}
  for (const [key, member] of Object.entries(value)) {
    const change = changes.get(key)
    if (change === REMOVE) continue
    defineMember(replaced, key, change ?? (changes.has(key) ? null : member))
  }
  return replaced
}
