/**
 * The trie of a set of literals, in arrays alone: a few bytes for each UTF-16 unit of the literals,
 * whatever their alphabet. States are numbered breadth first and the children of a state ascending by
 * unit, so that they stand one after another and one of them is found by bisection.
 */
export interface LiteralTrie {
  readonly size: number
  /** The children of a state are those from `firstChild[state]` up to `firstChild[state + 1]`. */
  readonly firstChild: Int32Array
  /** The UTF-16 unit that leads to a state. */
  readonly unitOf: Uint16Array
  /** Which literals end at a state. */
  readonly ends: ReadonlyMap<number, readonly number[]>
}

/** In sorted order the literals below one state stand together, so a state is a stretch of that order. */
export function buildLiteralTrie(literals: readonly string[]): LiteralTrie {
  const sorted = [...literals.entries()].sort(([, left], [, right]) => (left < right ? -1 : left > right ? 1 : 0))
  const most = literals.reduce((sum, literal) => sum + literal.length, 1)
  const firstChild = new Int32Array(most + 1)
  const unitOf = new Uint16Array(most)
  const from = new Int32Array(most)
  const to = new Int32Array(most)
  const depth = new Int32Array(most)
  const ends = new Map<number, number[]>()
  to[0] = sorted.length
  let size = 1
  for (let state = 0; state < size; state++) {
    firstChild[state] = size
    const at = depth[state] ?? 0
    for (let i = from[state] ?? 0; i < (to[state] ?? 0); i++) {
      const [index, literal] = sorted[i] ?? [0, '']
      if (literal.length === at) {
        ends.set(state, [...(ends.get(state) ?? []), index])
        continue
      }
      const unit = literal.charCodeAt(at)
      if (size === firstChild[state] || unitOf[size - 1] !== unit) {
        unitOf[size] = unit
        from[size] = i
        depth[size] = at + 1
        size++
      }
      to[size - 1] = i + 1
    }
  }
  firstChild[size] = size
  return { size, firstChild: firstChild.slice(0, size + 1), unitOf: unitOf.slice(0, size), ends }
}

/** The child that a unit leads to, or -1. */
export function childOf(trie: LiteralTrie, state: number, unit: number): number {
  const { firstChild, unitOf } = trie
  let low = firstChild[state] ?? 0
  let high = (firstChild[state + 1] ?? 0) - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = unitOf[middle] ?? 0
    if (found === unit) return middle
    if (found < unit) low = middle + 1
    else high = middle - 1
  }
  return -1
}
