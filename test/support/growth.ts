/** Microseconds. What takes less is too short to be compared: collecting garbage alone makes it differ. */
const SHORT = 100_000

/** Tries, of which the best counts: other work on the machine only ever adds time. */
const TRIES = 5

/**
 * How many times longer the work takes on four times the size: about 4 where it is linear, 16 where it is
 * quadratic. A ratio, since no number of milliseconds is right on every machine; it is 1 where both are short.
 */
export function growth(work: (size: number) => unknown, size: number): number {
  work(size)
  let smallest = Infinity
  for (let round = 0; round < TRIES; round++) {
    const large = best(() => work(4 * size))
    if (large < SHORT) return 1
    smallest = Math.min(smallest, large / Math.max(1, best(() => work(size))))
    if (smallest < LINEAR) return smallest
  }
  return smallest
}

/** More growth than this is not linear. */
export const LINEAR = 12

function best(work: () => unknown): number {
  let least = Infinity
  for (let each = 0; each < TRIES; each++) {
    const before = process.cpuUsage().user
    work()
    least = Math.min(least, process.cpuUsage().user - before)
    if (least < SHORT) break
  }
  return least
}
