import { diagnosticJson } from '../../core/diagnostics/diagnostic-json.ts'
import type { CheckReport } from '../reporter.ts'
import { printJson } from './print-json.ts'

/** Fields are only ever added. */
export function checkJson({ loads, packs, diagnostics }: CheckReport): string {
  return printJson({ loads, packs: packs.map((pack) => ({ ...pack })), diagnostics: diagnostics.map(diagnosticJson) })
}
