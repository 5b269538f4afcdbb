import { diagnosticJson } from '../../core/diagnostics/diagnostic-json.ts'
import { replaySummaryJson } from '../../tools/replay/replay-summary.ts'
import type { ReplayReport } from '../reporter.ts'
import { printJson } from './print-json.ts'

/** Fields are only ever added. */
export function replayJson({ summary, policy, runsFromZero, diagnostics }: ReplayReport): string {
  return printJson({
    ...replaySummaryJson(summary),
    runs_counted_from_zero: runsFromZero,
    policy,
    diagnostics: diagnostics.map(diagnosticJson),
  })
}
