import { sha256Hex } from '../../core/base/sha256.ts'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import type { Span } from '../../core/diagnostics/source.ts'

/** UTF-16 units of a line that are looked at on each side: a hostile file may be one line. */
const reach = 200

/**
 * What each finding is recognised by in a later run, in the order given: its code, its file and the
 * text of the line where it begins, blanks aside. So it survives lines that are added or moved, and
 * ends with a change of the line itself. Equal ones are numbered in order (`…:2`).
 */
export function fingerprints(diagnostics: readonly Diagnostic[]): readonly string[] {
  const seen = new Map<string, number>()
  return diagnostics.map((diagnostic) => {
    const digest = sha256Hex(JSON.stringify([diagnostic.code, ...contentOf(diagnostic)])).slice(0, 32)
    const number = (seen.get(digest) ?? 0) + 1
    seen.set(digest, number)
    return `${digest}:${String(number)}`
  })
}

function contentOf({ at, message }: Diagnostic): readonly string[] {
  if (at.kind !== 'source') return [message]
  return [at.span.source.name, lineOf(at.span).replaceAll(/\s+/g, ' ').trim()]
}

function lineOf({ source: { text }, start }: Span): string {
  const before = text.slice(Math.max(0, start - reach), start)
  const after = text.slice(start, start + reach)
  return before.slice(before.lastIndexOf('\n') + 1) + (/^[^\n]*/.exec(after)?.[0] ?? '')
}
