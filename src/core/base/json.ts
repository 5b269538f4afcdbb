/** A JSON value as `JSON.parse` gives it: plain, without cycles. Keys are own properties only. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

export type JsonType = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'null'

export function jsonType(value: Json): JsonType {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const type = typeof value
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'object'
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isJsonArray(value: unknown): value is readonly Json[] {
  return Array.isArray(value)
}

/** The own member `key`, or undefined. Never reads a prototype, so `constructor` is a plain key. */
export function ownMember(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

/**
 * Puts an own member into an object under construction. `__proto__` becomes a plain own key
 * instead of the object's prototype.
 */
export function defineMember(object: Record<string, Json>, key: string, value: Json): void {
  if (key === '__proto__') {
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
  } else {
    object[key] = value
  }
}

/** Deep equality of JSON values: key order does not matter, `0` equals `-0`, own keys only. */
export function jsonEqual(left: Json, right: Json): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (isJsonArray(left)) {
    if (!isJsonArray(right) || left.length !== right.length) return false
    // `as` below: the place is within both lists, the key an own one of both objects.
    for (let i = 0; i < left.length; i++) {
      if (!jsonEqual(left[i] as Json, right[i] as Json)) return false
    }
    return true
  }
  if (isJsonArray(right)) return false
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  for (const key of keys) {
    if (!Object.hasOwn(right, key) || !jsonEqual(left[key] as Json, right[key] as Json)) return false
  }
  return true
}

/** Freezes a JSON value at every depth, in place, and returns it. A frozen value is not walked again. */
export function deepFreeze<T extends Json>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const member of Object.values(value)) deepFreeze(member)
  return value
}

/** The text form of a value (S-14): a text is itself without quotes, everything else compact JSON. */
export function textForm(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
