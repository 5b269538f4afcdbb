import { assertNever } from '../base/assert-never.ts'
import { snippet, type Mark } from './snippet.ts'
import type { Diagnostic } from './diagnostic.ts'
import { printable } from './printable.ts'
import type { Severity } from './severity.ts'
import { positionAt, type Span } from './source.ts'
import { paint, type Paint } from './paint.ts'

export interface FrameOptions {
  /** ANSI colours; default none. */
  readonly colour?: boolean
}

/**
 * A finding as people read it, without a final line break: code and message, the place, the lines
 * with the span underlined and the hint behind it, what is related, and where to read more. The same
 * text in terminals, golden files and pages.
 */
export function renderFrame(diagnostic: Diagnostic, options: FrameOptions = {}): string {
  const ink = paint(options.colour === true)
  const { code, severity, message, at, hint, related = [] } = diagnostic
  const spans = [...(at.kind === 'source' ? [at.span] : []), ...related.map(({ span }) => span)]
  const gutter = Math.max(1, ...spans.map((span) => String(lastLine(span)).length))
  const lines = [`${ink.severity(severity, `${severity}[${code}]`)}: ${ink.strong(printable(message))}`]
  const margin = ' '.repeat(gutter + 2)
  switch (at.kind) {
    case 'source':
      lines.push(place(at.span, '-->', gutter, ink))
      lines.push(...marked(at.span, '^', severity, hint, gutter, ink))
      break
    case 'run':
      lines.push(`${' '.repeat(gutter + 1)}${ink.rule('-->')} ${printable(eventPlace(at))}`)
      if (hint !== undefined) lines.push(`${margin}${ink.rule('=')} ${printable(hint)}`)
      break
    case 'whole':
      if (hint !== undefined) lines.push(`${margin}${ink.rule('=')} ${printable(hint)}`)
      break
    default:
      assertNever(at)
  }
  for (const { span, message: note } of related) {
    lines.push(place(span, ':::', gutter, ink))
    lines.push(...marked(span, '-', 'info', note, gutter, ink))
  }
  lines.push(`${margin}${ink.rule('=')} see ${codePage(code)}`)
  return lines.join('\n')
}

/** The page of a code, relative to the root of the project. */
export function codePage(code: string): string {
  return `grammar-docs/reference/diagnostics/${code}.md`
}

function place(span: Span, arrow: string, gutter: number, ink: Paint): string {
  const { line, column } = positionAt(span.source.text, span.start)
  return `${' '.repeat(gutter + 1)}${ink.rule(arrow)} ${printable(span.source.name)}:${line}:${column}`
}

function eventPlace(at: Extract<Diagnostic['at'], { readonly kind: 'run' }>): string {
  const parts: string[] = [at.event]
  if (at.hook !== undefined) parts.push(`hook \`${at.hook}\``)
  if (at.flow !== undefined) parts.push(`flow ${at.flow}`)
  if (at.field !== undefined) parts.push(`field ${at.field}`)
  return parts.join(', ')
}

function marked(
  span: Span,
  mark: Mark,
  severity: Severity,
  words: string | undefined,
  gutter: number,
  ink: Paint,
): string[] {
  const { rows, skipped } = snippet(span)
  return rows.flatMap((row, index) => {
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
}

function lastLine(span: Span): number {
  return positionAt(span.source.text, Math.max(span.start, span.end - 1)).line
}
