/** The middle of a list of numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** Nanoseconds that `work` takes, once. */
export function timeOf(work: () => void): number {
  const start = process.hrtime.bigint()
  work()
  return Number(process.hrtime.bigint() - start)
}

export interface SideBySide {
  /** Medians of nanoseconds per round, for orientation; the machine's speed is in them. */
  readonly first: number
  readonly second: number
  /** Median of first/second, round by round: holds when the machine's speed drifts. */
  readonly ratio: number
}

/** Times two pieces of work in turn, after a warm-up, in the given number of rounds. */
export function sideBySide(first: () => void, second: () => void, rounds: number): SideBySide {
  for (let warmUp = 0; warmUp < 3; warmUp++) {
    first()
    second()
  }
  const firsts: number[] = []
  const seconds: number[] = []
  for (let round = 0; round < rounds; round++) {
    // Who goes first alternates, so that neither always finds the other's caches.
    if (round % 2 === 0) {
      firsts.push(timeOf(first))
      seconds.push(timeOf(second))
    } else {
      seconds.push(timeOf(second))
      firsts.push(timeOf(first))
    }
  }
  const ratios = firsts.map((time, round) => time / (seconds[round] ?? Number.NaN))
  return { first: median(firsts), second: median(seconds), ratio: median(ratios) }
}

/** Bytes of heap that `make` leaves behind, by the collector's account. Needs `--expose-gc`. */
export function heapOf<T>(make: () => T): { readonly value: T; readonly bytes: number } {
  const collect = globalThis.gc
  if (collect === undefined) throw new Error('run with --expose-gc')
  collect()
  collect()
  const before = process.memoryUsage().heapUsed
  const value = make()
  collect()
  collect()
  return { value, bytes: process.memoryUsage().heapUsed - before }
}
