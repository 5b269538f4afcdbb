import type { Diagnostic } from '../core/diagnostics/diagnostic.ts'
import type { Span } from '../core/diagnostics/source.ts'
import type { Tier } from '../core/rules/policy-ast.ts'
import type { ReplaySummary } from '../tools/replay/replay-summary.ts'

/** Whether a policy loads, and everything that was found on the way. */
export interface CheckReport {
  readonly loads: boolean
  /** Empty where it does not load. */
  readonly packs: readonly PackSummary[]
  readonly diagnostics: readonly Diagnostic[]
}

export interface PackSummary {
  readonly id: string
  readonly version: string
  readonly tier: Tier
  readonly rules: number
  readonly exceptions: number
}

/** The cases that stand in a policy, in the order in which they ran (L-80). */
export interface TestReport {
  readonly cases: readonly TestCaseReport[]
  /** Warnings of loading. */
  readonly diagnostics: readonly Diagnostic[]
}

export interface TestCaseReport {
  /** `<pack id>`; the name of a case is unique in it. */
  readonly pack: string
  /** `<rule id>/<n>`, `[k]` behind it for an expansion. */
  readonly name: string
  readonly passed: boolean
  /** What was expected and what came instead. */
  readonly why?: string
  readonly at?: Span
}

/** What a policy did over whole traces. */
export interface ReplayReport {
  readonly summary: ReplaySummary
  /** Digest of the policy, so that two summaries can be told apart. */
  readonly policy: string
  /** Runs whose turns are counted from 0 in the trace; rules saw them from 1 (section 11). */
  readonly runsFromZero: number
  /** What is to be said of the traces as a whole. */
  readonly diagnostics: readonly Diagnostic[]
}

/** How the reader will see it. */
export interface ReportView {
  readonly colour: boolean
}

/**
 * One form of output: from reports to text that ends with a line break. Pure; a host prints it.
 */
export interface Reporter<Name extends string = string> {
  readonly name: Name
  readonly summary: string
  readonly check: (report: CheckReport, view: ReportView) => string
  readonly tests: (report: TestReport, view: ReportView) => string
  readonly replay: (report: ReplayReport, view: ReportView) => string
}

export function defineReporter<const Name extends string>(reporter: Reporter<Name>): Reporter<Name> {
  return reporter
}
