import { isCoverageBelowLeast } from '../../../reporters/coverage-report.ts'
import { isBelowLeast } from '../../../reporters/mutation-report.ts'
import { counted } from '../../../reporters/text/counted.ts'
import { frames } from '../../../reporters/text/frames.ts'
import { startCoverage } from '../../../tools/policy-test/coverage/coverage.ts'
import { coverageReport } from '../policy-tests/coverage-report.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { loadForTests } from '../policy-tests/load-for-tests.ts'
import { readTestOptions, type TestOptions } from '../options/read-test-options.ts'
import { refuseUse } from '../refuse-use.ts'
import { runLoadedTests, type TestedCases } from '../policy-tests/run-loaded-tests.ts'
import { testReport } from '../policy-tests/test-report.ts'
import { traceFailures } from '../policy-tests/trace-failures.ts'
import { updateExpectations } from '../policy-tests/update-expectations.ts'
import { useColour } from '../use-colour.ts'
import { watchPolicies } from '../policy-tests/watch-policies.ts'
import { writeReport } from '../write-report.ts'
import { mutatePolicies } from '../policy-tests/mutate-policies.ts'

export async function runTest(request: CommandRequest, io: Io): Promise<ExitCode> {
  const given = readTestOptions(request, io.environment)
  if (!given.ok) return refuseUse(io, given.message)
  const once = (): Promise<ExitCode> => testOnce(given.value, request.options, io)
  return given.value.watch ? watchPolicies(given.value.paths, io, once) : once()
}

async function testOnce(test: TestOptions, options: CommandRequest['options'], io: Io): Promise<ExitCode> {
  const loaded = await loadForTests(test, options, io)
  if (!loaded.ok) return loaded.exit
  const coverageCount = test.coverage && startCoverage(loaded.value.groups.map(({ policy }) => policy))
  const tested = await runLoadedTests(loaded.value, test, io, coverageCount?.watch)
  if (test.update && isFailing(tested)) {
    const count = await updateExpectations(loaded.value, tested, test.load, io)
    io.err(`${counted(count, 'case')} updated\n`)
    // What is told are the files as they are now.
    if (count > 0) return testOnce({ ...test, update: false }, options, io)
  }
  const untested = tested.idle.slice(0, 1)
  if (untested.length > 0) io.err(`${frames(untested, { colour: useColour(io, io.isErrTerminal) }).join('')}\n`)
  if (tested.fitting === 0) return exitCode.nothingToCheck
  const coverage = coverageCount && coverageReport(coverageCount, tested, test.coverage, test.selection.filter !== undefined)
  const mutation = test.mutation && (await mutatePolicies(loaded.value, test.mutation, test.load, test.selection.filter, io))
  const traces = await traceFailures(loaded.value, tested.results)
  const report = { ...testReport(tested, traces, test), ...(coverage !== undefined && { coverage }), ...(mutation !== undefined && { mutation }) }
  const unwritten = await writeReport('tests', report, test.formats, io)
  if (unwritten !== undefined) return unwritten
  const unfiled = coverage && (await writeReport('coverage', coverage, test.coverage.files, io))
  if (unfiled !== undefined) return unfiled
  if (isFailing(tested)) return exitCode.findings
  if (coverage !== undefined && isCoverageBelowLeast(coverage)) return exitCode.findings
  if (mutation !== undefined && isBelowLeast(mutation)) return exitCode.findings
  return untested.length > 0 ? exitCode.nothingToCheck : exitCode.clean
}

function isFailing({ results }: TestedCases): boolean {
  return results.some(({ failures }) => failures.length > 0)
}
