import type { CoveragePoint } from '../tools/policy-test/coverage/coverage-point.ts'
import { coverageCount, coveragePercent } from '../tools/policy-test/coverage/coverage-summary.ts'

/** What the cases of policies show, and what they do not. */
export interface CoverageReport {
  /** In the order of the policies. */
  readonly points: readonly CoveragePoint[]
  /** In percent; below it the run fails. */
  readonly least?: number
}

export function isCoverageBelowLeast({ points, least }: CoverageReport): boolean {
  return least !== undefined && coveragePercent(coverageCount(points)) < least
}
