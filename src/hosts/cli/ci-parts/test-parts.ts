import { isCoverageBelowLeast } from '../../../reporters/coverage-report.ts'
import { isBelowLeast } from '../../../reporters/mutation-report.ts'
import { startCoverage, type Coverage } from '../../../tools/policy-test/coverage/coverage.ts'
import type { CaseResult } from '../../../tools/policy-test/run-cases.ts'
import { coverageReport } from '../policy-tests/coverage-report.ts'
import { exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { testedPolicies, type TestedGroup, type TestedPolicies } from '../policy-tests/load-for-tests.ts'
import type { CiOptions } from '../options/read-ci-options.ts'
import { runLoadedTests, type TestedCases } from '../policy-tests/run-loaded-tests.ts'
import { testReport } from '../policy-tests/test-report.ts'
import { traceFailures } from '../policy-tests/trace-failures.ts'
import { mutatePolicies } from '../policy-tests/mutate-policies.ts'
import { leftOut, notRun, stopped, timed, type PartResult } from './part-result.ts'

/** The tests, run once; what they show of the rules; and, where it is asked for, what they notice of changed ones. */
export async function testParts(groups: readonly TestedGroup[], ci: CiOptions, io: Io): Promise<readonly PartResult[]> {
  if (ci.skipped.has('test')) return [leftOut('test', '--skip test'), leftOut('coverage', 'it counts what the tests show, which are left out')]
  const tested = await testedPolicies(groups)
  if (!tested.ok) return withoutTests(stopped('test', exitCode.wrongUse, 0, tested.message), 'the tests were not run', ci)
  const coverage = ci.skipped.has('coverage') ? undefined : startCoverage(groups.map(({ policy }) => policy))
  const run = await timed(() => runLoadedTests(tested.value, { selection: {}, bail: false }, io, coverage?.watch))
  const cases = run.value
  const test = testPart(cases, await traceFailures(tested.value, cases.results), run.ms)
  if (cases.fitting === 0) return withoutTests(test, 'there are no tests', ci)
  const counted = coverage === undefined ? leftOut('coverage', '--skip coverage') : await coveragePart(coverage, cases, ci.coverage)
  return [test, counted, ...(await mutationParts(tested.value, ci, io))]
}

function withoutTests(test: PartResult, why: string, ci: CiOptions): readonly PartResult[] {
  const coverage = ci.skipped.has('coverage') ? leftOut('coverage', '--skip coverage') : notRun('coverage', why)
  return [test, coverage, ...(ci.mutation === undefined ? [] : [notRun('mutation', why)])]
}

function testPart(cases: TestedCases, traces: ReadonlyMap<CaseResult, string>, ms: number): PartResult {
  const untested = cases.idle.slice(0, 1)
  const report = { ...testReport(cases, traces, { selection: {}, verbose: false }), diagnostics: untested }
  const hasFailed = cases.results.some(({ failures }) => failures.length > 0)
  const exit = hasFailed ? exitCode.findings : untested.length > 0 ? exitCode.nothingToCheck : exitCode.clean
  return { part: { name: 'test', kind: 'done', passed: exit === exitCode.clean, ms, report }, exit }
}

async function coveragePart(coverage: Coverage, cases: TestedCases, bound: CiOptions['coverage']): Promise<PartResult> {
  const { value: report, ms } = await timed(() => coverageReport(coverage, cases, bound, false))
  const passed = !isCoverageBelowLeast(report)
  return { part: { name: 'coverage', kind: 'done', passed, ms, report }, exit: passed ? exitCode.clean : exitCode.findings }
}

async function mutationParts(tested: TestedPolicies, { mutation, load }: CiOptions, io: Io): Promise<readonly PartResult[]> {
  if (mutation === undefined) return []
  const { value: report, ms } = await timed(() => mutatePolicies(tested, mutation, load, undefined, io))
  const passed = !isBelowLeast(report)
  return [{ part: { name: 'mutation', kind: 'done', passed, ms, report }, exit: passed ? exitCode.clean : exitCode.findings }]
}
