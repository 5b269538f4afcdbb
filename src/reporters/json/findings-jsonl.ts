import { diagnosticJson } from '../../core/diagnostics/diagnostic-json.ts'
import type { CheckReport } from '../reporter.ts'
import { printJsonLines } from './print-json.ts'

/** One finding a line; nothing where there is none. */
export function findingsJsonl({ diagnostics }: Pick<CheckReport, 'diagnostics'>): string {
  return printJsonLines(diagnostics.map(diagnosticJson))
}
