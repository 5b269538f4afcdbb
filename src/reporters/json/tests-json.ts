import type { JsonObject } from '../../core/base/json.ts'
import { diagnosticJson } from '../../core/diagnostics/diagnostic-json.ts'
import type { TestReport } from '../reporter.ts'
import { caseJson } from './case-json.ts'
import { coverageObject } from './coverage-json.ts'
import { mutationJson } from './mutation-json.ts'
import { printJson } from './print-json.ts'

export function testsJson(report: TestReport): string {
  return printJson(testsObject(report))
}

/** Fields are only ever added. */
export function testsObject({ cases, diagnostics, notRun, shard, coverage, mutation }: TestReport): JsonObject {
  const passed = cases.filter((each) => each.passed).length
  return {
    passed,
    failed: cases.length - passed,
    ...(notRun !== undefined && { not_run: notRun }),
    ...(shard !== undefined && { shard: { ...shard } }),
    cases: cases.map(caseJson),
    diagnostics: diagnostics.map(diagnosticJson),
    ...(coverage !== undefined && { coverage: coverageObject(coverage) }),
    ...(mutation !== undefined && { mutation: mutationJson(mutation) }),
  }
}
