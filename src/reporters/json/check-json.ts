import type { JsonObject } from '../../core/base/json.ts'
import { diagnosticJson } from '../../core/diagnostics/diagnostic-json.ts'
import type { CheckReport } from '../reporter.ts'
import { printJson } from './print-json.ts'

export function checkJson(report: CheckReport): string {
  return printJson(checkObject(report))
}

/** Fields are only ever added. */
export function checkObject({ loads, packs, diagnostics }: CheckReport): JsonObject {
  return { loads, packs: packs.map((pack) => ({ ...pack })), diagnostics: diagnostics.map(diagnosticJson) }
}
