import type { FlipsReport } from '../../../reporters/flips-report.ts'
import { flipCount } from '../../../tools/replay/flip-words.ts'

/** Which changes of decisions fail a run. */
export const flipGates = ['loosened', 'any', 'none'] as const
export type FlipGate = (typeof flipGates)[number]

/** The command line admits no other word. */
export function gateOf(given: unknown): FlipGate | undefined {
  return flipGates.find((gate) => gate === given)
}

/** A line that nobody could decide fails any gate: what it would have shown is not known. */
export function failsGate({ flips }: FlipsReport, gate: FlipGate): boolean {
  if (flips.refusedLines > 0) return true
  switch (gate) {
    case 'loosened':
      return (flips.kinds.loosened ?? 0) > 0
    case 'any':
      return flipCount(flips) > 0
    case 'none':
      return false
  }
}
