/**
 * Edits (insert, delete, replace, swap of neighbours) that turn one name into the other; Infinity as
 * soon as it is sure that there are more than `limit`.
 */
export function editDistance(from: string, to: string, limit = Infinity): number {
  if (Math.abs(from.length - to.length) > limit) return Infinity
  if (limit === 0) return from === to ? 0 : Infinity
  // What both begin and end with needs no edit.
  let start = 0
  while (start < from.length && start < to.length && from[start] === to[start]) start++
  let end = 0
  const shorter = Math.min(from.length, to.length) - start
  while (end < shorter && from[from.length - 1 - end] === to[to.length - 1 - end]) end++
  return countEdits(from.slice(start, from.length - end), to.slice(start, to.length - end), limit)
}

function countEdits(from: string, to: string, limit: number): number {
  const width = to.length + 1
  let beforePrevious: number[] = []
  let previous = Array.from({ length: width }, (_, column) => column)
  let previousLeast = 0
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column < width; column++) {
      const same = from[row - 1] === to[column - 1]
      let best = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        best = Math.min(best, (beforePrevious[column - 2] ?? 0) + 1)
      }
      current.push(best)
      least = Math.min(least, best)
    }
    // A swap reaches back two rows, nothing else further than one.
    if (least > limit && previousLeast > limit) return Infinity
    beforePrevious = previous
    previous = current
    previousLeast = least
  }
  return previous[width - 1] ?? 0
}

/** Nobody types longer names by hand, and the work grows with the square of the length. */
const LONGEST_NAME = 100
/** As many known names are looked at: a policy may hold thousands, and as many names that are wrong. */
const MOST_KNOWN = 1_000

/**
 * The known name that a typist most likely meant, or undefined when none is near: at most a third
 * of the longer name may differ. The first of equally near names wins.
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  if (name.length > LONGEST_NAME) return undefined
  let best: string | undefined
  let bestDistance = Infinity
  let looked = 0
  const folded = foldName(name)
  for (const candidate of known) {
    if (looked >= MOST_KNOWN || bestDistance === 0) break
    looked++
    if (Math.abs(candidate.length - name.length) > 4) continue
    const third = Math.max(1, Math.floor(Math.max(candidate.length, name.length) / 3))
    const limit = Math.min(third, bestDistance - 1)
    const distance = editDistance(folded, foldName(candidate), limit)
    if (distance > limit) continue
    best = candidate
    bestDistance = distance
  }
  return best
}

/** One spelling of the names that differ only in case or in hyphens against underscores. */
export function foldName(name: string): string {
  return name.toLowerCase().replaceAll('-', '_')
}
