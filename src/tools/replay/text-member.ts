import { ownMember, type JsonObject } from '../../core/base/json.ts'

/** A text that a decision or an event has under a name. */
export function textMember(object: JsonObject, key: string): string | undefined {
  const value = ownMember(object, key)
  return typeof value === 'string' ? value : undefined
}
