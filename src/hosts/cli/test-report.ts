import type { TestCaseReport, TestReport } from '../../reporters/reporter.ts'
import type { CaseFailure } from '../../tools/policy-test/case-bench.ts'
import type { CaseResult } from '../../tools/policy-test/run-cases.ts'
import type { TestedCases } from './run-loaded-tests.ts'

export function testReport({ results }: TestedCases): TestReport {
  return { cases: results.map(caseReport), diagnostics: [] }
}

function caseReport({ name, pack, span, failures }: CaseResult): TestCaseReport {
  const passed = failures.length === 0
  return { pack, name, passed, at: span, ...(!passed && { why: failures.map(told).join('\n') }) }
}

function told({ step, message }: CaseFailure): string {
  return step === undefined ? message : `step ${String(step)}: ${message}`
}
