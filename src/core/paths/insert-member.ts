import { defineMember, isJsonObject, type Json } from '../base/json.ts'
import { UNDECIDED } from './arg-path.ts'
import type { PathPlace } from './path-place.ts'

/**
 * `parent` with a new member where the path has a gap. A null parent and parents between are made, as
 * maps, only with `create` (L-31). Undecided where the path would have to add an element, or leaves
 * open which member it means.
 */
export function insertMember(
  parent: Json,
  { step, next }: PathPlace,
  value: Json,
  create: boolean,
): Json | typeof UNDECIDED {
  if (step?.kind !== 'name' || next === undefined) return UNDECIDED
  if (parent === null ? !create : !isJsonObject(parent)) return UNDECIDED
  let member: Json | typeof UNDECIDED = value
  if (next.step !== undefined) member = create ? insertMember({}, next, value, create) : UNDECIDED
  if (member === UNDECIDED) return UNDECIDED
  const grown: Record<string, Json> = {}
  for (const [key, old] of Object.entries(parent ?? {})) defineMember(grown, key, old as Json)
  defineMember(grown, step.name, member)
  return grown
}
