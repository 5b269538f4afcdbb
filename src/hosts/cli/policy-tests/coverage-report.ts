import type { CoverageReport } from '../../../reporters/coverage-report.ts'
import type { Coverage } from '../../../tools/policy-test/coverage/coverage.ts'
import type { CoverageRequest } from '../options/read-coverage-options.ts'
import type { TestedCases } from './run-loaded-tests.ts'

/** What was shown; where only some cases ran, of the rules and exceptions that these stand in. */
export function coverageReport(coverage: Coverage, { results }: TestedCases, { least }: Pick<CoverageRequest, 'least'>, isFiltered: boolean): CoverageReport {
  const owners = new Set(results.map(({ pack, name }) => `${pack}#${name.slice(0, name.lastIndexOf('/'))}`))
  const points = coverage.points().filter(({ pack, rule }) => !isFiltered || owners.has(`${pack}#${rule}`))
  return { points, ...(least !== undefined && { least }) }
}
