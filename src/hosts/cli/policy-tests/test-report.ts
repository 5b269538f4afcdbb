import { ownMember } from '../../../core/base/json.ts'
import type { TestCaseReport, TestFailureReport, TestReport } from '../../../reporters/reporter.ts'
import type { CaseFailure } from '../../../tools/policy-test/case-bench.ts'
import { failurePlace } from '../../../tools/policy-test/failure-place.ts'
import type { PreparedCase } from '../../../tools/policy-test/prepared-cases.ts'
import type { CaseResult } from '../../../tools/policy-test/run-cases.ts'
import type { TestOptions } from '../options/read-test-options.ts'
import type { TestedCases } from './run-loaded-tests.ts'

export function testReport(
  { results, fitting, notRun }: TestedCases,
  traces: ReadonlyMap<CaseResult, string>,
  { selection: { shard }, verbose }: Pick<TestOptions, 'selection' | 'verbose'>,
): TestReport {
  return {
    cases: results.map((result) => caseReport(result, traces.get(result))),
    diagnostics: [],
    showsPassed: verbose,
    notRun,
    ...(shard !== undefined && { shard: { ...shard, fitting } }),
  }
}

function caseReport({ name, pack, span, failures, prepared }: CaseResult, trace: string | undefined): TestCaseReport {
  const title = titleOf(prepared)
  const base = { pack, name, ...(title !== undefined && { title }), at: span }
  if (failures.length === 0) return { ...base, passed: true }
  const reports = failures.map((failure) => failureReport(prepared, failure))
  return { ...base, passed: false, why: reports.map(told).join('\n'), failures: reports, ...(trace !== undefined && { trace }) }
}

function titleOf({ test }: PreparedCase): string | undefined {
  const title = typeof test === 'string' ? undefined : ownMember(test, 'name')
  return typeof title === 'string' ? title : undefined
}

function failureReport(prepared: PreparedCase, failure: CaseFailure): TestFailureReport {
  const { step, message, mismatch } = failure
  return {
    ...(step !== undefined && { step }),
    message,
    at: failurePlace(prepared, failure),
    ...(mismatch !== undefined && { values: mismatch }),
  }
}

function told({ step, message }: TestFailureReport): string {
  return step === undefined ? message : `step ${String(step)}: ${message}`
}
