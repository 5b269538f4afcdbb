import { isError } from '../../core/diagnostics/result.ts'
import type { CheckReport } from '../reporter.ts'
import { findingsSuites } from './findings-suites.ts'
import { printJunit, type JunitSuite } from './print-junit.ts'

/** A case for each pack that loads, and for each finding; warnings do not fail. */
export function checkJunit({ packs, diagnostics }: CheckReport): string {
  const loaded = packs.map(({ id }): JunitSuite => ({ name: id, cases: [{ name: 'loads', className: id }] }))
  return printJunit([...loaded, ...findingsSuites([], diagnostics, isError)])
}
