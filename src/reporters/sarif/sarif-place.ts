import type { JsonObject } from '../../core/base/json.ts'
import { positionAt, type Span } from '../../core/diagnostics/source.ts'

/** The folder that all names are relative to. Its place is left out, so that a report is the same on every machine. */
export const projectRoot = '%SRCROOT%'

export function sarifFile(name: string): JsonObject {
  const isOutside = name.startsWith('/') || name.startsWith('../')
  const uri = name.toWellFormed().split('/').map(encodeURIComponent).join('/')
  return isOutside ? { uri } : { uri, uriBaseId: projectRoot }
}

/** One-based lines and columns; columns count UTF-16 units, the end is the first column behind the span. */
export function sarifRegion({ source: { text }, start, end }: Span): JsonObject {
  const from = positionAt(text, start)
  const to = positionAt(text, end)
  return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column }
}

export function sarifPlace(span: Span): JsonObject {
  return { artifactLocation: sarifFile(span.source.name), region: sarifRegion(span) }
}
