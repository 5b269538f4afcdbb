/** Edits (insert, delete, replace, swap of neighbours) that turn one name into the other. */
export function editDistance(from: string, to: string): number {
  const width = to.length + 1
  let beforePrevious: number[] = []
  let previous = Array.from({ length: width }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
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
    }
    beforePrevious = previous
    previous = current
  }
  return previous[width - 1] ?? 0
}

/**
 * The known name that a typist most likely meant, or undefined when none is near: at most a third
 * of the longer name may differ. The first of equally near names wins.
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Infinity
  const folded = foldName(name)
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) > 4) continue
    const distance = editDistance(folded, foldName(candidate))
    if (distance < bestDistance && distance <= Math.max(1, Math.floor(Math.max(candidate.length, name.length) / 3))) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

function foldName(name: string): string {
  return name.toLowerCase().replaceAll('-', '_')
}
