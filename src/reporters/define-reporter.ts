import type { LogCheckReport } from '../tools/verify-log/log-check.ts'
import type { CiReport } from './ci-report.ts'
import type { CoverageReport } from './coverage-report.ts'
import type { DoctorReport } from './doctor-report.ts'
import type { FlipsReport } from './flips-report.ts'
import type { CheckReport, ExplainReport, LintReport, ReplayReport, ReportView, TestReport } from './reporter.ts'

/** Every kind of report, by the verb that gives it. */
export interface Reports {
  readonly check: CheckReport
  readonly lint: LintReport
  readonly tests: TestReport
  readonly replay: ReplayReport
  readonly coverage: CoverageReport
  readonly explain: ExplainReport
  readonly flips: FlipsReport
  readonly ci: CiReport
  readonly doctor: DoctorReport
  readonly log: LogCheckReport
}

/** From a report to text that ends with a line break. Pure; a host prints it. */
export type Render<Report> = (report: Report, view: ReportView) => string

/**
 * One form of output, and the reports that it has a form for: a command offers no other. What renders
 * is loaded when it is asked for, so that the list of all forms costs nothing.
 */
export interface Reporter<Name extends string = string> extends Forms {
  readonly name: Name
  readonly summary: string
}

type Forms = { readonly [Kind in keyof Reports]?: () => Promise<Render<Reports[Kind]>> }

/** The form for one kind of report, loaded. */
export async function loadForm<Kind extends keyof Reports>(reporter: Forms, kind: Kind): Promise<Render<Reports[Kind]> | undefined> {
  const load: Forms[Kind] = reporter[kind]
  return load?.()
}

export function defineReporter<const Name extends string>(reporter: Reporter<Name>): Reporter<Name> {
  return reporter
}
