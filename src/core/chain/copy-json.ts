import { defineMember, type Json } from '../base/json.ts'
import { limits } from '../base/limits.ts'

/**
 * A frozen plain copy of a value that a hook handed over, or undefined if it is no JSON value or too
 * deep. Each member is read once, so a getter cannot show two values: what was judged is what runs
 * (S-21, L-92). Members that are `undefined` are left out, as `JSON.stringify` does.
 */
export function copyJson(value: unknown, depth = 0): Json | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'object' || depth >= limits.jsonDepth) return undefined
  return Array.isArray(value) ? copyArray(value, depth) : copyObject(value, depth)
}

function copyArray(value: readonly unknown[], depth: number): Json | undefined {
  const copy: Json[] = []
  for (const item of value) {
    const member = copyJson(item, depth + 1)
    if (member === undefined) return undefined
    copy.push(member)
  }
  return Object.freeze(copy)
}

function copyObject(value: object, depth: number): Json | undefined {
  const prototype: unknown = Object.getPrototypeOf(value)
  // Objects of another realm have another Object.prototype, but theirs has no prototype either.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return undefined
  const copy: Record<string, Json> = {}
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined) continue
    const member = copyJson(item, depth + 1)
    if (member === undefined) return undefined
    defineMember(copy, key, member)
  }
  return Object.freeze(copy)
}
