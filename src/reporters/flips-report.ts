import type { Diagnostic } from '../core/diagnostics/diagnostic.ts'
import type { FlipReport } from '../tools/replay/flip-report.ts'

/** What a change of policy does to recorded traffic. */
export interface FlipsReport {
  readonly flips: FlipReport
  readonly old: ComparedSide
  readonly now: ComparedSide
  readonly traces: readonly string[]
  readonly runsFromZero: number
  /** What is to be said of the traces as a whole. */
  readonly diagnostics: readonly Diagnostic[]
}

export interface ComparedSide {
  /** As they were named. */
  readonly names: readonly string[]
  /** Digest of the policy. */
  readonly policy: string
}
