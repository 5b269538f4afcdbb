import type { TextSpan } from '../text/pattern.ts'
import type { View } from './views/view.ts'

/** UTF-16 units of a value that may be one number or code alone; the longest of those are far shorter. */
const LONGEST_VALUE = 64

/** What a text is without the blanks around it, if that is short enough to be one number or code. */
export function wholeOf(text: string): TextSpan | undefined {
  const { start, end } = trimmed(text)
  return end > start && end - start <= LONGEST_VALUE ? { start, end } : undefined
}

/** Whether nothing but blanks is left of a text besides what a view of it shows: all of the text was encoded. */
export function showsAll(view: View, text: string): boolean {
  const { start, end } = trimmed(text)
  return (view.starts[0] ?? 0) <= start && (view.ends.at(-1) ?? 0) >= end
}

function trimmed(text: string): TextSpan {
  const start = text.length - text.trimStart().length
  return { start, end: Math.max(start, text.trimEnd().length) }
}
