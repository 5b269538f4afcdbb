import { positionAt, type Span } from '../../core/diagnostics/source.ts'

/** Where GitHub shows an annotation. It takes columns only within one line. */
export function placeProperties({ source: { name, text }, start, end }: Span): Readonly<Record<string, string | number>> {
  const from = positionAt(text, start)
  const to = positionAt(text, end)
  return {
    file: name,
    line: from.line,
    endLine: to.line,
    ...(from.line === to.line && { col: from.column, endColumn: to.column }),
  }
}
