import type { JsonObject } from '../../core/base/json.ts'
import { diagnosticJson } from '../../core/diagnostics/diagnostic-json.ts'
import type { LintReport } from '../reporter.ts'
import { printJson } from './print-json.ts'

export function lintJson(report: LintReport): string {
  return printJson(lintObject(report))
}

/** Fields are only ever added. */
export function lintObject({ loads, packs, files, diagnostics, fixed, baseline }: LintReport): JsonObject {
  const count = (severity: string): number => diagnostics.filter((each) => each.severity === severity).length
  return {
    loads,
    packs,
    files,
    counts: { error: count('error'), warning: count('warning'), info: count('info') },
    fixed,
    ...(baseline !== undefined && { baseline: { known: baseline.known, gone: baseline.gone.map((entry) => ({ ...entry })) } }),
    diagnostics: diagnostics.map(diagnosticJson),
  }
}
