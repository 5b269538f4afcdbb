import type { JsonObject } from '../base/json.ts'
import type { Diagnostic } from './diagnostic.ts'
import { positionAt, type Span } from './source.ts'

/**
 * The machine form of a finding: flat, JSON, for editors and pipelines. Lines and columns are
 * one-based and count UTF-16 units; the end is the first position behind the span.
 */
export function diagnosticJson(diagnostic: Diagnostic): JsonObject {
  const { code, severity, message, at, hint, related, fix } = diagnostic
  return {
    code,
    severity,
    message,
    ...placeJson(at),
    ...(hint === undefined ? {} : { hint }),
    ...(related === undefined
      ? {}
      : { related: related.map(({ span, message }) => ({ message, ...spanJson(span) })) }),
    ...(fix === undefined
      ? {}
      : { fix: { safe: fix.safe, edits: fix.edits.map(({ span, text }) => ({ ...spanJson(span), text })) } }),
  }
}

function placeJson(at: Diagnostic['at']): JsonObject {
  switch (at.kind) {
    case 'source':
      return spanJson(at.span)
    case 'run':
      return {
        event: at.event,
        ...(at.hook === undefined ? {} : { hook: at.hook }),
        ...(at.flow === undefined ? {} : { flow: at.flow }),
        ...(at.field === undefined ? {} : { field: at.field }),
      }
    case 'whole':
      return {}
  }
}

function spanJson({ source, start, end }: Span): JsonObject {
  const from = positionAt(source.text, start)
  const to = positionAt(source.text, end)
  return { file: source.name, line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
}
