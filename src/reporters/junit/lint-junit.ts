import { isCounted } from '../../tools/lint/fail-on.ts'
import { isLoadingError } from '../../tools/lint/is-loading-error.ts'
import type { LintReport } from '../reporter.ts'
import { findingsSuites } from './findings-suites.ts'
import { printJunit, type JunitSuite } from './print-junit.ts'

/** A suite for each file; what does not count under `--fail-on` is told in a case that passes. */
export function lintJunit(report: LintReport): string {
  return printJunit(lintSuites(report))
}

export function lintSuites({ files, diagnostics, failOn }: LintReport): readonly JunitSuite[] {
  return findingsSuites(files, diagnostics, (each) => isLoadingError(each) || isCounted(each, failOn))
}
