import { isCounted } from '../../tools/lint/fail-on.ts'
import { isLoadingError } from '../../tools/lint/is-loading-error.ts'
import type { LintReport } from '../reporter.ts'
import { findingsSuites } from './findings-suites.ts'
import { printJunit } from './print-junit.ts'

/** A suite for each file; what does not count under `--fail-on` is told in a case that passes. */
export function lintJunit({ files, diagnostics, failOn }: LintReport): string {
  return printJunit(findingsSuites(files, diagnostics, (each) => isLoadingError(each) || isCounted(each, failOn)))
}
