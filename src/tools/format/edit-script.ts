/** What became of a line. */
export interface LineEdit {
  readonly kind: 'same' | 'removed' | 'added'
  readonly line: string
}

/** More edits than this are not searched for: the stretch counts as replaced as a whole. */
const maxEdits = 2_000

/**
 * The shortest way from one list of lines to another (Myers, 1986), removed lines before added ones.
 * Time and memory are bounded by `maxEdits`, whatever the lists.
 */
export function editScript(before: readonly string[], after: readonly string[]): readonly LineEdit[] {
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head++
  let tail = 0
  while (tail < before.length - head && tail < after.length - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const left = before.slice(head, before.length - tail)
  const right = after.slice(head, after.length - tail)
  return [...before.slice(0, head).map(same), ...shortest(left, right), ...before.slice(before.length - tail).map(same)]
}

function shortest(left: readonly string[], right: readonly string[]): readonly LineEdit[] {
  const most = Math.min(left.length + right.length, maxEdits)
  /** The furthest place in `left` on each diagonal, which is numbered from `-most`. */
  const furthest = new Int32Array(2 * most + 3)
  const steps: Int32Array[] = []
  for (let edits = 0; edits <= most; edits++) {
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = startOf(furthest, most + 1, diagonal, edits)
      while (x < left.length && x - diagonal < right.length && left[x] === right[x - diagonal]) x++
      furthest[most + 1 + diagonal] = x
      if (x >= left.length && x - diagonal >= right.length) return walkBack(left, right, [...steps, furthest.slice(most + 1 - edits, most + 2 + edits)])
    }
    steps.push(furthest.slice(most + 1 - edits, most + 2 + edits))
  }
  return [...left.map(removed), ...right.map(added)]
}

/** Down from the diagonal above (a line is added) or on from the one below (a line is removed), whichever got further. */
function startOf(furthest: Int32Array, middle: number, diagonal: number, edits: number): number {
  const isDown = isAdded((at) => furthest[middle + at] ?? -1, diagonal, edits)
  return isDown ? (edits === 0 ? 0 : (furthest[middle + diagonal + 1] ?? 0)) : (furthest[middle + diagonal - 1] ?? 0) + 1
}

function isAdded(furthestOn: (diagonal: number) => number, diagonal: number, edits: number): boolean {
  if (diagonal === -edits) return true
  return diagonal !== edits && furthestOn(diagonal - 1) < furthestOn(diagonal + 1)
}

/** `steps[n]`: the furthest places after `n` edits, from diagonal `-n` on. */
function walkBack(left: readonly string[], right: readonly string[], steps: readonly Int32Array[]): readonly LineEdit[] {
  const edits: LineEdit[] = []
  let x = left.length
  let y = right.length
  for (let count = steps.length - 1; count > 0; count--) {
    const earlier = steps[count - 1]
    const furthestOn = (diagonal: number): number => earlier?.[diagonal + count - 1] ?? -1
    const diagonal = x - y
    const isDown = isAdded(furthestOn, diagonal, count)
    const startX = isDown ? furthestOn(diagonal + 1) : furthestOn(diagonal - 1) + 1
    while (x > startX) edits.push(same(left[--x] ?? ''))
    y = x - diagonal
    edits.push(isDown ? added(right[--y] ?? '') : removed(left[--x] ?? ''))
  }
  while (x > 0) edits.push(same(left[--x] ?? ''))
  return edits.reverse()
}

function same(line: string): LineEdit {
  return { kind: 'same', line }
}

function removed(line: string): LineEdit {
  return { kind: 'removed', line }
}

function added(line: string): LineEdit {
  return { kind: 'added', line }
}
