import type { Code } from '../diagnostics/codes/registry.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { sourceError } from '../diagnostics/source-error.ts'
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts'
import type { Source, Span } from '../diagnostics/source.ts'

/** Findings of one file. A hostile file can hold a million; the first ones of each pass are kept. */
export interface Findings {
  readonly source: Source
  readonly report: (code: Code, start: number, end: number, message: string, more?: FindingMore) => void
  readonly isEmpty: () => boolean
  /** As many as are shown: reading on costs time and shows nothing new. */
  readonly isFull: () => boolean
  /** By position, no more than `shownFindings`. */
  readonly list: () => readonly Diagnostic[]
}

export interface FindingMore {
  readonly hint?: string
  readonly related?: readonly { readonly span: Span; readonly message: string }[]
}

const keptFindings = 2_000
const shownFindings = 100

export function createFindings(source: Source): Findings {
  const found: Diagnostic[] = []
  const said = new Set<string>()
  return {
    source,
    report(code, start, end, message, { hint, related } = {}) {
      const key = `${code} ${start} ${message}`
      if (found.length >= keptFindings || said.has(key)) return
      said.add(key)
      const length = source.text.length
      const from = Math.min(Math.max(start, 0), length)
      const span = { source, start: from, end: Math.min(Math.max(end, from), length) }
      const finding = sourceError(code, span, message, hint)
      found.push(related === undefined ? finding : { ...finding, related })
    },
    isEmpty: () => found.length === 0,
    isFull: () => found.length >= shownFindings,
    list: () => sortDiagnostics(found).slice(0, shownFindings),
  }
}
