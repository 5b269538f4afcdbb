/** Closed intervals, ascending and apart, as pairs of ends in one list: `[1, 3, 7, 7]`. */
export type IntervalList = readonly number[]

/** What lies in both. */
export function intersectIntervals(left: IntervalList, right: IntervalList): IntervalList {
  const both: number[] = []
  let [i, j] = [0, 0]
  while (i < left.length && j < right.length) {
    const first = Math.max(endAt(left, i), endAt(right, j))
    const last = Math.min(endAt(left, i + 1), endAt(right, j + 1))
    if (first <= last) both.push(first, last)
    if (endAt(left, i + 1) < endAt(right, j + 1)) i += 2
    else j += 2
  }
  return both
}

export function isInIntervals(list: IntervalList, value: number): boolean {
  for (let i = 0; i < list.length; i += 2) {
    if (value < endAt(list, i)) return false
    if (value <= endAt(list, i + 1)) return true
  }
  return false
}

/** INVARIANT: the index is within the list. */
export function endAt(list: IntervalList, index: number): number {
  return list[index] ?? 0
}
