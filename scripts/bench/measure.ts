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

/** Nanoseconds of warm-up for each, and of one measured round: long enough for the optimising compiler and the clock. */
const WARM_UP = 400e6
const ROUND = 8e6

/** Times two pieces of work in turn, each warmed up and repeated until a round is long enough to be timed. */
export function sideBySide(first: () => void, second: () => void, rounds: number): SideBySide {
  const [runFirst, runSecond] = [warmedUp(first), warmedUp(second)]
  const firsts: number[] = []
  const seconds: number[] = []
  for (let round = 0; round < rounds; round++) {
    // Who goes first alternates, so that neither always finds the other's caches.
    if (round % 2 === 0) {
      firsts.push(runFirst())
      seconds.push(runSecond())
    } else {
      seconds.push(runSecond())
      firsts.push(runFirst())
    }
  }
  const ratios = firsts.map((time, round) => time / (seconds[round] ?? Number.NaN))
  return { first: median(firsts), second: median(seconds), ratio: median(ratios) }
}

/** A function that gives the nanoseconds of one call, averaged over a round. */
function warmedUp(work: () => void): () => number {
  let calls = 0
  let spent = 0
  while (spent < WARM_UP) {
    spent += timeOf(work)
    calls++
  }
  const perRound = Math.max(1, Math.round(ROUND / (spent / calls)))
  return () =>
    timeOf(() => {
      for (let call = 0; call < perRound; call++) work()
    }) / perRound
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
