import type { TextSpan } from '../text/pattern.ts'

/** A text with stretches taken out, and the way back. */
export interface CutText {
  readonly text: string
  /** The stretch of the original that a stretch of the cut text stands for. */
  readonly toOriginal: (span: TextSpan) => TextSpan
}

/** What stands in place of a stretch: no letter, digit or blank, as in most placeholders. */
const MARK = '[]'

/** @param spans in order, without overlaps. */
export function cutSpans(original: string, spans: readonly TextSpan[]): CutText {
  let text = ''
  let kept = 0
  // Where each mark stands in the cut text.
  const marks: number[] = []
  for (const { start, end } of spans) {
    text += original.slice(kept, start)
    marks.push(text.length)
    text += MARK
    kept = end
  }
  text += original.slice(kept)
  /** Of a place within a mark, the side that is asked for. */
  const place = (at: number, side: 'start' | 'end'): number => {
    let low = 0
    let high = marks.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((marks[middle] ?? 0) < at + (side === 'start' ? 1 : 0)) low = middle + 1
      else high = middle
    }
    const mark = marks[low - 1]
    const span = spans[low - 1]
    if (mark === undefined || span === undefined) return at
    if (at < mark + MARK.length) return span[side]
    return span.end + at - mark - MARK.length
  }
  return { text, toOriginal: ({ start, end }) => ({ start: place(start, 'start'), end: place(end, 'end') }) }
}
