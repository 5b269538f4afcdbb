import { isJsonArray, type Json } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import type { ABSENT, PathStep, UNDECIDED } from './arg-path.ts'
import { firstPlace, gapAt, keysBelow, placesBelow, type PathPlace } from './path-place.ts'

/** Where a value stands, innermost key first; undefined is the root. */
export interface Trail {
  readonly above: Trail | undefined
  readonly key: string | number
}

export interface PathVisitor {
  readonly node: (value: Json, trail: Trail | undefined) => void
  /** A step that cannot be taken on `value`. */
  readonly gap: (kind: typeof ABSENT | typeof UNDECIDED, value: Json, place: PathPlace) => void
}

/**
 * Tells the visitor each node that the steps select, once, and each gap. False when the walk was given
 * up: more places than `limits.pathNodes`, or deeper than `limits.jsonDepth`; what was told until then
 * means nothing.
 */
export function walkPath(root: Json, steps: readonly PathStep[], visitor: PathVisitor): boolean {
  return walk(root, [firstPlace(steps)], undefined, 0, { left: limits.pathNodes }, visitor)
}

/** Places that may still be visited. */
export interface Budget {
  left: number
}

function walk(
  value: Json,
  places: readonly PathPlace[],
  trail: Trail | undefined,
  depth: number,
  budget: Budget,
  visitor: PathVisitor,
): boolean {
  for (const place of places) {
    if (place.step === undefined) visitor.node(value, trail)
    const gap = gapAt(value, place)
    if (gap !== undefined) visitor.gap(gap, value, place)
  }
  const keys = keysBelow(value, places)
  if (keys.length > 0 && depth >= limits.jsonDepth) return false
  for (const key of keys) {
    const child = childAt(value, key)
    const below = placesBelow(value, key, child, places)
    // A member that leads nowhere, below `..`, is a visit too.
    budget.left -= Math.max(1, below.length)
    if (budget.left < 0) return false
    if (below.length > 0 && !walk(child, below, { above: trail, key }, depth + 1, budget, visitor)) return false
  }
  return true
}

/** The member or element that stands under a key which `keysBelow` gave. */
export function childAt(value: Json, key: string | number): Json {
  // The key is an own one of the value, so the member is there.
  return isJsonArray(value) ? (value[key as number] as Json) : (value as Readonly<Record<string, Json>>)[key] as Json
}
