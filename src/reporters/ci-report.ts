import type { Diagnostic } from '../core/diagnostics/diagnostic.ts'
import type { CoverageReport } from './coverage-report.ts'
import type { FlipsReport } from './flips-report.ts'
import type { LayoutReport } from './layout-report.ts'
import type { MutationReport } from './mutation-report.ts'
import type { CheckReport, LintReport, TestReport } from './reporter.ts'

/** All that a build server asks of policies, in one run. */
export interface CiReport {
  /** In the order in which they are told, which is always the same. */
  readonly parts: readonly CiPart[]
}

interface CiReports {
  readonly check: CheckReport
  readonly fmt: LayoutReport
  readonly lint: LintReport
  readonly test: TestReport
  readonly coverage: CoverageReport
  readonly mutation: MutationReport
  readonly replay: FlipsReport
}

export type CiPartName = keyof CiReports
export type CiPartOf<Name extends CiPartName> = { readonly name: Name } & CiOutcome<CiReports[Name]>
export type CiPart = { readonly [Name in CiPartName]: CiPartOf<Name> }[CiPartName]

export type CiOutcome<Report> =
  | { readonly kind: 'done'; readonly passed: boolean; readonly ms: number; readonly report: Report }
  /** It was begun and has no answer, which is no pass. */
  | { readonly kind: 'stopped'; readonly ms: number; readonly why: string; readonly diagnostics: readonly Diagnostic[] }
  /** `left_out`: by the user, or for want of what it takes. `not_run`: since an earlier part failed. */
  | { readonly kind: 'left_out' | 'not_run'; readonly why: string }

export type CiStatus = 'passed' | 'failed' | 'left out' | 'not run'

export function partStatus(part: CiPart): CiStatus {
  switch (part.kind) {
    case 'done':
      return part.passed ? 'passed' : 'failed'
    case 'stopped':
      return 'failed'
    case 'left_out':
      return 'left out'
    case 'not_run':
      return 'not run'
  }
}

export function failedParts({ parts }: CiReport): readonly CiPart[] {
  return parts.filter((part) => partStatus(part) === 'failed')
}
