import { isJsonArray, type Json } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import type { Verdict } from '../base/verdict.ts'
import { UNDECIDED } from './arg-path.ts'
import { REMOVE, type Edit } from './change.ts'
import { replaceChildren } from './replace-children.ts'
import { childAt, type Budget } from './walk-path.ts'

/**
 * Removes every member whose key hits, at any depth (L-31 `remove: { key: M }`). Undecided when some
 * key is unknown to the test, or a bound is reached. Members of what is removed are not asked about.
 */
export function removeMembers(root: Json, test: (key: string) => Verdict): Edit {
  const value = removeBelow(root, test, 0, { left: limits.pathNodes })
  return value === UNDECIDED ? { kind: 'undecided' } : { kind: 'edited', value }
}

function removeBelow(
  value: Json,
  test: (key: string) => Verdict,
  depth: number,
  budget: Budget,
): Json | typeof UNDECIDED {
  if (typeof value !== 'object' || value === null) return value
  const keys = isJsonArray(value) ? value.map((_, position) => position) : Object.keys(value)
  budget.left -= keys.length
  if (budget.left < 0 || (keys.length > 0 && depth >= limits.jsonDepth)) return UNDECIDED
  const changes = new Map<string | number, Json | typeof REMOVE>()
  for (const key of keys) {
    const verdict = typeof key === 'string' ? test(key) : 'miss'
    if (verdict === 'unknown') return UNDECIDED
    if (verdict === 'hit') {
      changes.set(key, REMOVE)
      continue
    }
    const child = childAt(value, key)
    const edited = removeBelow(child, test, depth + 1, budget)
    if (edited === UNDECIDED) return UNDECIDED
    if (edited !== child) changes.set(key, edited)
  }
  return replaceChildren(value, changes)
}
