/** Gathers positions without repeats; one for each index, used by one synchronous question at a time. */
export interface Collector {
  readonly begin: () => void
  readonly add: (position: number) => void
  readonly addAll: (positions: readonly number[]) => void
  /** Ascending. A shared empty list if nothing was added. */
  readonly finish: () => readonly number[]
}

export const nothing: readonly number[] = Object.freeze([])

export function createCollector(size: number): Collector {
  const seenIn = new Uint32Array(size)
  const found = new Uint32Array(size)
  let round = 0
  let count = 0
  let isSorted = true
  const add = (position: number): void => {
    if (seenIn[position] === round) return
    seenIn[position] = round
    if (count > 0 && (found[count - 1] ?? 0) > position) isSorted = false
    found[count++] = position
  }
  return {
    begin() {
      if (round === 0xffff_ffff) {
        seenIn.fill(0)
        round = 0
      }
      round++
      count = 0
      isSorted = true
    },
    add,
    addAll(positions) {
      for (let i = 0; i < positions.length; i++) add(positions[i] ?? 0)
    },
    finish() {
      if (count === 0) return nothing
      const positions: number[] = []
      for (let i = 0; i < count; i++) positions.push(found[i] ?? 0)
      return isSorted ? positions : positions.sort((left, right) => left - right)
    },
  }
}
