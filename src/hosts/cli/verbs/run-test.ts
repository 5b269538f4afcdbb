import { isCoverageBelowLeast } from '../../../reporters/coverage-report.ts'
import { isBelowLeast } from '../../../reporters/mutation-report.ts'
import { frames } from '../../../reporters/text/frames.ts'
import { startCoverage } from '../../../tools/policy-test/coverage/coverage.ts'
import { coverageReport } from '../coverage-report.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { loadForTests } from '../load-for-tests.ts'
import { readTestOptions, type TestOptions } from '../options/read-test-options.ts'
import { refuseUse } from '../refuse-use.ts'
import { runLoadedTests } from '../run-loaded-tests.ts'
import { testReport } from '../test-report.ts'
import { useColour } from '../use-colour.ts'
import { writeReport } from '../write-report.ts'
import { mutatePolicies } from './mutate-policies.ts'

export async function runTest(request: CommandRequest, io: Io): Promise<ExitCode> {
  const given = readTestOptions(request)
  return given.ok ? testOnce(given.value, request.options, io) : refuseUse(io, given.message)
}

async function testOnce(test: TestOptions, options: CommandRequest['options'], io: Io): Promise<ExitCode> {
  const loaded = await loadForTests(test, options, io)
  if (!loaded.ok) return loaded.exit
  const counted = test.coverage && startCoverage(loaded.value.groups.map(({ policy }) => policy))
  const tested = await runLoadedTests(loaded.value, test, io, counted?.watch)
  const untested = tested.idle.slice(0, 1)
  if (untested.length > 0) io.err(`${frames(untested, { colour: useColour(io, io.isErrTerminal) }).join('')}\n`)
  if (tested.fitting === 0) return exitCode.nothingToCheck
  const coverage = counted && coverageReport(counted, tested, test.coverage, test.selection.filter !== undefined)
  const mutation = test.mutation && (await mutatePolicies(loaded.value, test.mutation, test.load, test.selection.filter, io))
  const report = { ...testReport(tested), ...(coverage !== undefined && { coverage }), ...(mutation !== undefined && { mutation }) }
  const unwritten = await writeReport('tests', report, test.formats, io)
  if (unwritten !== undefined) return unwritten
  const unfiled = coverage && (await writeReport('coverage', coverage, test.coverage.files, io))
  if (unfiled !== undefined) return unfiled
  if (tested.results.some(({ failures }) => failures.length > 0)) return exitCode.findings
  if (coverage !== undefined && isCoverageBelowLeast(coverage)) return exitCode.findings
  if (mutation !== undefined && isBelowLeast(mutation)) return exitCode.findings
  return untested.length > 0 ? exitCode.nothingToCheck : exitCode.clean
}
