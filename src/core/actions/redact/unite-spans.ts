import type { TextSpan } from '../../text/pattern.ts'

/** A stretch of a text that goes, and what stands in its place. */
export interface FoundSpan extends TextSpan {
  readonly placeholder: string
  /** May it be replaced in a key? */
  readonly keys: boolean
}

/**
 * Overlapping spans as one, under the name of the first; of those that start together the longer
 * names, then the one listed first. Spans that only touch stay two (L-33).
 */
export function uniteSpans(found: readonly FoundSpan[]): readonly FoundSpan[] {
  if (found.length < 2) return found
  // The sort is stable, so equal spans stay in the order of their finders.
  const sorted = found.toSorted((left, right) => left.start - right.start || right.end - left.end)
  const united: FoundSpan[] = []
  let last: FoundSpan | undefined
  for (const span of sorted) {
    if (last === undefined || span.start >= last.end) {
      if (last !== undefined) united.push(last)
      last = span
    } else {
      last = { ...last, end: Math.max(last.end, span.end), keys: last.keys && span.keys }
    }
  }
  if (last !== undefined) united.push(last)
  return united
}
