import type { TextSpan } from '../text/pattern.ts'
import type { View } from './views/view.ts'

/** Spans in order and without overlaps. */
export type Cover = readonly TextSpan[]

export function createCover(spans: readonly TextSpan[]): Cover {
  const cover: { start: number; end: number }[] = []
  for (const { start, end } of [...spans].sort((left, right) => left.start - right.start)) {
    const last = cover.at(-1)
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end)
    else cover.push({ start, end })
  }
  return cover
}

/**
 * Whether all that a stretch of a view stands for is found in its source already: two tokens with
 * a hidden character between them look like one in the view.
 */
export function isCovered(cover: Cover, view: View, { start, end }: TextSpan): boolean {
  if (cover.length === 0) return false
  let index = firstEndingBehind(cover, view.starts[start] ?? 0)
  for (let unit = start; unit < end; unit++) {
    const from = view.starts[unit] ?? 0
    while ((cover[index]?.end ?? Infinity) <= from) index++
    const span = cover[index]
    if (span === undefined || span.start > from || span.end < (view.ends[unit] ?? 0)) return false
  }
  return true
}

function firstEndingBehind(cover: Cover, place: number): number {
  let low = 0
  let high = cover.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cover[middle]?.end ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return low
}
