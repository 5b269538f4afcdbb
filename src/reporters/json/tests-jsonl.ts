import { diagnosticJson } from '../../core/diagnostics/diagnostic-json.ts'
import type { TestReport } from '../reporter.ts'
import { caseJson } from './case-json.ts'
import { printJsonLines } from './print-json.ts'

/** Findings of loading, then one case a line. */
export function testsJsonl({ cases, diagnostics }: TestReport): string {
  return printJsonLines([...diagnostics.map(diagnosticJson), ...cases.map(caseJson)])
}
