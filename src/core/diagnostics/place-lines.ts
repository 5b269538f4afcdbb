import type { Paint } from './paint.ts'
import { printable } from './printable.ts'
import type { Severity } from './severity.ts'
import { snippet, type Mark } from './snippet.ts'
import { positionAt, type Span } from './source.ts'

/** A place of a source as it is to be shown. */
export interface ShownPlace {
  readonly span: Span
  readonly arrow: '-->' | ':::'
  readonly mark: Mark
  readonly severity: Severity
  /** Behind the mark. */
  readonly words?: string | undefined
}

/** Columns that the line numbers of all places of one frame take. */
export function gutterOf(spans: readonly Span[]): number {
  return Math.max(1, ...spans.map((span) => String(lastLine(span)).length))
}

/** File, line and column, and below them the lines with the span underlined. */
export function placeLines({ span, arrow, mark, severity, words }: ShownPlace, gutter: number, ink: Paint): readonly string[] {
  const { line, column } = positionAt(span.source.text, span.start)
  const head = `${' '.repeat(gutter + 1)}${ink.rule(arrow)} ${printable(span.source.name)}:${line}:${column}`
  const { rows, skipped } = snippet(span)
  const marked = rows.flatMap((row, index) => {
    const isLast = index === rows.length - 1
    const number = ink.rule(` ${String(row.line).padStart(gutter)} |`)
    const empty = ink.rule(`${' '.repeat(gutter + 2)}|`)
    const under = mark.repeat(row.width) + (isLast && words !== undefined ? ` ${printable(words)}` : '')
    return [
      ...(isLast && skipped ? [ink.rule(`${' '.repeat(gutter)}...`)] : []),
      `${number} ${row.text}`.trimEnd(),
      `${empty} ${' '.repeat(row.indent)}${ink.severity(severity, under)}`,
    ]
  })
  return [head, ...marked]
}

function lastLine(span: Span): number {
  return positionAt(span.source.text, Math.max(span.start, span.end - 1)).line
}
