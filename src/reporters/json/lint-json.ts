import { diagnosticJson } from '../../core/diagnostics/diagnostic-json.ts'
import type { LintReport } from '../reporter.ts'
import { printJson } from './print-json.ts'

/** Fields are only ever added. */
export function lintJson({ loads, packs, files, diagnostics, fixed, baseline }: LintReport): string {
  const count = (severity: string): number => diagnostics.filter((each) => each.severity === severity).length
  return printJson({
    loads,
    packs,
    files,
    counts: { error: count('error'), warning: count('warning'), info: count('info') },
    fixed,
    ...(baseline !== undefined && { baseline: { known: baseline.known, gone: baseline.gone.map((entry) => ({ ...entry })) } }),
    diagnostics: diagnostics.map(diagnosticJson),
  })
}
