import { cellOf } from './printable.ts'
import { positionAt, type Span } from './source.ts'

export type Mark = '^' | '-'

/** One line of a source with the part to underline, in columns of a terminal. */
export interface SnippetRow {
  readonly line: number
  readonly text: string
  readonly indent: number
  /** At least 1, so that an empty span is seen. */
  readonly width: number
}

export interface Snippet {
  /** The first line of the span, and the last one where it differs. */
  readonly rows: readonly SnippetRow[]
  /** Lines lie between the two. */
  readonly skipped: boolean
}

// Columns of a line that are shown; a longer line is cut around its span.
const shownWidth = 100
const contextWidth = 40
// Units beyond which a line is not even walked, since hostile files may be one line.
const walkedLength = 400

export function snippet({ source, start, end }: Span): Snippet {
  const text = source.text
  const first = positionAt(text, start).line
  const lastOffset = Math.max(start, end - 1)
  const last = positionAt(text, lastOffset).line
  if (first === last) return { rows: [row(text, first, start, Math.max(start, end))], skipped: false }
  const firstEnd = lineEnd(text, start)
  const lastStart = text.lastIndexOf('\n', lastOffset - (text[lastOffset] === '\n' ? 1 : 0)) + 1
  const firstInk = lastStart + (text.slice(lastStart, end).match(/^[ \t]*/)?.[0].length ?? 0)
  return {
    rows: [row(text, first, start, firstEnd), row(text, last, Math.min(firstInk, end), end)],
    skipped: last > first + 1,
  }
}

function row(text: string, line: number, start: number, end: number): SnippetRow {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const stop = lineEnd(text, start)
  const from = start - lineStart > walkedLength ? onCodePoint(text, start - contextWidth) : lineStart
  const to = onCodePoint(text, Math.min(stop, Math.min(end, from + walkedLength) + walkedLength))
  const cells = Array.from(text.slice(from, to), cellOf)
  const before = widthOf(text.slice(from, start))
  const marked = widthOf(text.slice(start, Math.min(end, to)))
  return cut(line, cells, before, Math.max(1, marked), from > lineStart, to < stop)
}

/** Keeps the part of a line around the mark where the whole is too wide. */
function cut(
  line: number,
  cells: ReturnType<typeof cellOf>[],
  before: number,
  marked: number,
  isCutLeft: boolean,
  isCutRight: boolean,
): SnippetRow {
  const total = cells.reduce((sum, { width }) => sum + width, 0)
  const left = isCutLeft || (total > shownWidth && before > shownWidth - contextWidth)
  const skip = left ? Math.max(0, before - contextWidth) : 0
  let column = 0
  let shownFrom = 0
  let shown = ''
  let shownTo = 0
  let right = isCutRight
  let begun = false
  for (const { text, width } of cells) {
    if (column < skip) {
      column += width
      continue
    }
    if (!begun) {
      shownFrom = column
      shownTo = column
      begun = true
    }
    if (column + width - shownFrom > shownWidth) {
      right = true
      break
    }
    shown += text
    column += width
    shownTo = column
  }
  const prefix = left ? '…' : ''
  const indent = before - shownFrom + prefix.length
  return {
    line,
    text: `${prefix}${shown}${right ? '…' : ''}`,
    indent,
    width: Math.max(1, Math.min(marked, shownTo - before)),
  }
}

function widthOf(text: string): number {
  let width = 0
  for (const codePoint of text) width += cellOf(codePoint).width
  return width
}

/** Where the line of `offset` ends, its line break not included. */
function lineEnd(text: string, offset: number): number {
  const next = text.indexOf('\n', offset)
  const end = next === -1 ? text.length : next
  return end > offset && text[end - 1] === '\r' ? end - 1 : end
}

/** Never in the middle of a surrogate pair. */
function onCodePoint(text: string, offset: number): number {
  const unit = text.charCodeAt(offset)
  return unit >= 0xdc00 && unit <= 0xdfff ? offset - 1 : offset
}
