import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import type { Severity } from '../../core/diagnostics/severity.ts'
import { counted } from './counted.ts'

const severities: readonly Severity[] = ['error', 'warning', 'info']

/** `2 errors, 1 warning, 3 info`; nothing of a level without findings. */
export function severityCounts(diagnostics: readonly Diagnostic[]): string {
  return severities
    .map((severity) => ({ severity, count: diagnostics.filter((each) => each.severity === severity).length }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => (severity === 'info' ? `${String(count)} info` : counted(count, severity)))
    .join(', ')
}
