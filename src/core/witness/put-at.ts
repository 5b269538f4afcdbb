import { defineMember, isJsonArray, isJsonObject, type Json } from '../base/json.ts'
import type { PathStep } from '../paths/arg-path.ts'

/** Elements that a list may be filled up to. */
const longestList = 64

/**
 * A copy with the value at the path; what is missing on the way is made, and what has the wrong type is
 * replaced. `to` undefined takes the member out. A step that selects several nodes becomes one of them.
 */
export function putAt(target: Json | undefined, [step, ...rest]: readonly PathStep[], to: Json | undefined): Json | undefined {
  if (step === undefined) return to
  switch (step.kind) {
    case 'name':
    case 'descendant_name':
      return inMember(target, step.name, rest, to)
    case 'union':
      return inMember(target, step.names[0] ?? 'x', rest, to)
    case 'descendant_all':
      return inMember(target, 'x', rest, to)
    case 'wildcard': {
      const element = putAt(undefined, rest, to)
      return element === undefined ? [] : [element]
    }
    case 'index':
      return inList(isJsonArray(target) ? target : [], step.index, rest, to)
  }
}

function inMember(target: Json | undefined, name: string, rest: readonly PathStep[], to: Json | undefined): Json {
  const copy: Record<string, Json> = {}
  const before = isJsonObject(target) ? target : {}
  for (const [key, member] of Object.entries(before)) if (key !== name) defineMember(copy, key, member)
  const member = putAt(Object.hasOwn(before, name) ? before[name] : undefined, rest, to)
  if (member !== undefined) defineMember(copy, name, member)
  return copy
}

function inList(list: readonly Json[], index: number, rest: readonly PathStep[], to: Json | undefined): Json {
  const place = index < 0 ? Math.max(0, list.length + index) : index
  if (place >= longestList) return list
  const element = putAt(list[place], rest, to)
  if (element === undefined) return list.slice(0, place)
  return Array.from({ length: Math.max(list.length, place + 1) }, (_, each) => (each === place ? element : (list[each] ?? null)))
}
