import type { Diagnostic } from '../core/diagnostics/diagnostic.ts'
import type { CiPart } from './ci-report.ts'

/** Findings with a code, of one part; without those that a later part has too, with what it adds: `lint` tells all of loading. */
export function findingsOf(part: CiPart, parts: readonly CiPart[]): readonly Diagnostic[] {
  const own = allFindings(part)
  const later = new Set(parts.slice(parts.indexOf(part) + 1).flatMap(allFindings))
  return own.filter((each) => !later.has(each))
}

function allFindings(part: CiPart): readonly Diagnostic[] {
  switch (part.kind) {
    case 'stopped':
      return part.diagnostics
    case 'left_out':
    case 'not_run':
      return []
    case 'done':
      return 'diagnostics' in part.report ? part.report.diagnostics : []
  }
}
