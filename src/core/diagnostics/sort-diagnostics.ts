import type { Diagnostic } from './diagnostic.ts'
import type { Source } from './source.ts'

/**
 * Findings in reading order: sources in the order given, others after them in the order in which they
 * first occur; within a source by start, then by end, then by code; findings without a place in a text
 * stay behind, as they came.
 */
export function sortDiagnostics(
  diagnostics: readonly Diagnostic[],
  order: readonly Source[] = [],
): readonly Diagnostic[] {
  if (diagnostics.length < 2) return diagnostics
  const sources = new Map<Source, number>(order.map((source, index) => [source, index]))
  for (const { at } of diagnostics) {
    if (at.kind === 'source' && !sources.has(at.span.source)) sources.set(at.span.source, sources.size)
  }
  const rank = ({ at }: Diagnostic): readonly [number, number, number] =>
    at.kind === 'source' ? [sources.get(at.span.source) ?? 0, at.span.start, at.span.end] : [sources.size, 0, 0]
  return diagnostics
    .map((diagnostic) => ({ diagnostic, rank: rank(diagnostic) }))
    .sort((a, b) => {
      const bySource = a.rank[0] - b.rank[0]
      if (bySource !== 0) return bySource
      // The sort is stable, so findings without a place keep their order.
      if (a.diagnostic.at.kind !== 'source') return 0
      return (
        a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2] || compareText(a.diagnostic.code, b.diagnostic.code)
      )
    })
    .map(({ diagnostic }) => diagnostic)
}

function compareText(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}
