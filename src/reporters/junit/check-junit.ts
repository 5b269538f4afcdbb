import { isError } from '../../core/diagnostics/result.ts'
import type { CheckReport } from '../reporter.ts'
import { findingsSuites } from './findings-suites.ts'
import { printJunit, type JunitSuite } from './print-junit.ts'

/** A case for each pack that loads, and for each finding; warnings do not fail. */
export function checkJunit(report: CheckReport): string {
  return printJunit(checkSuites(report))
}

export function checkSuites({ packs, diagnostics }: CheckReport): readonly JunitSuite[] {
  const loaded = packs.map(({ id }): JunitSuite => ({ name: id, cases: [{ name: 'loads', className: id }] }))
  return [...loaded, ...findingsSuites([], diagnostics, isError)]
}
