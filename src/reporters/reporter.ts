import type { Json } from '../core/base/json.ts'
import type { Diagnostic } from '../core/diagnostics/diagnostic.ts'
import type { Span } from '../core/diagnostics/source.ts'
import type { Tier } from '../core/rules/policy-ast.ts'
import type { Explanation } from '../tools/explain/explanation.ts'
import type { WhyNot } from '../tools/explain/why-not-account.ts'
import type { BaselineEntry } from '../tools/lint/baseline.ts'
import type { FailOn } from '../tools/lint/fail-on.ts'
import type { Shard } from '../tools/policy-test/select-cases.ts'
import type { ReplaySummary } from '../tools/replay/replay-summary.ts'
import type { CoverageReport } from './coverage-report.ts'
import type { MutationReport } from './mutation-report.ts'

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

/** Everything that was found in policies, by loading them and by lint rules. */
export interface LintReport {
  /** Every pack loads. */
  readonly loads: boolean
  /** Names of the files that were read, sorted. */
  readonly files: readonly string[]
  readonly packs: number
  /** By file, then by place. Known findings of a baseline are not among them. */
  readonly diagnostics: readonly Diagnostic[]
  /** From which level on a finding counts as one. */
  readonly failOn: FailOn
  /** Findings that were mended. */
  readonly fixed: number
  readonly baseline?: {
    /** Findings that are not shown. */
    readonly known: number
    /** Entries of files that were read whose finding is no longer there. */
    readonly gone: readonly BaselineEntry[]
  }
}

/** The cases that stand in a policy, in the order in which they ran (L-80). */
export interface TestReport {
  readonly cases: readonly TestCaseReport[]
  /** Warnings of loading. */
  readonly diagnostics: readonly Diagnostic[]
  /** Where it was counted. */
  readonly coverage?: CoverageReport
  /** What the cases notice of small changes of the policy, where it was asked for. */
  readonly mutation?: MutationReport
  /** People want to see the cases that passed, too. */
  readonly showsPassed?: boolean
  /** Cases that were not reached, since one before them failed. */
  readonly notRun?: number
  /** Only a share of the cases was run. */
  readonly shard?: Shard & { readonly fitting: number }
}

export interface TestCaseReport {
  /** `<pack id>`; the name of a case is unique in it. */
  readonly pack: string
  /** `<rule id>/<n>`, `[k]` behind it for an expansion. */
  readonly name: string
  /** What it shows, in the words of its author. */
  readonly title?: string
  readonly passed: boolean
  /** What was expected and what came instead, a line for each. */
  readonly why?: string
  readonly at?: Span
  /** Each thing that is not as expected; absent where the case passed. */
  readonly failures?: readonly TestFailureReport[]
  /** What the rules that mattered saw and said, as lines of text. */
  readonly trace?: string
}

export interface TestFailureReport {
  /** 1-based, in cases with `steps`. */
  readonly step?: number
  readonly message: string
  /** Of the expectation, where the case has one. */
  readonly at: Span
  /** Absent where nothing could be compared; `got` where there was no such thing. */
  readonly values?: { readonly field: string; readonly want: Json; readonly got?: Json }
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

/** Why one event was decided as it was. */
export interface ExplainReport {
  readonly explanation: Explanation
  /** Why one rule did not hit it, where somebody asked. */
  readonly whyNot?: WhyNot
  /** Digest of the policy that decided. */
  readonly policy: string
}

/** How the reader will see it. */
export interface ReportView {
  readonly colour: boolean
  /** Of this program, for forms that name who wrote them. */
  readonly version: string
}
