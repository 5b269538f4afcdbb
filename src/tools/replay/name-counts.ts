import type { DecisionCounts } from './replay-summary.ts'
import { otherNames } from './replay-summary.ts'

/** Counts by a name that comes from a trace; beyond `most` names the rest is counted together. */
export function createNameCounts(most: number) {
  const counts = new Map<string, number>()
  return {
    add(name: string) {
      const key = counts.has(name) || counts.size < most ? name : otherNames
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    /** The most frequent first; a null prototype keeps `__proto__` a plain name. */
    read(): DecisionCounts {
      // `as`: an object without a prototype has no type of its own.
      const object = Object.create(null) as Record<string, number>
      for (const [name, count] of [...counts].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))) object[name] = count
      return object
    },
  }
}
