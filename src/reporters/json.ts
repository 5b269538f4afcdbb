import { diagnosticJson } from '../core/diagnostics/diagnostic-json.ts'
import type { JsonObject } from '../core/base/json.ts'
import { positionAt } from '../core/diagnostics/source.ts'
import { replaySummaryJson } from '../tools/replay/replay-summary.ts'
import { defineReporter, type TestCaseReport } from './reporter.ts'

/** For programs: one JSON object. Fields are only ever added. */
export const json = defineReporter({
  name: 'json',
  summary: 'one JSON object for programs',
  check({ loads, packs, diagnostics }) {
    return print({ loads, packs: packs.map((pack) => ({ ...pack })), diagnostics: diagnostics.map(diagnosticJson) })
  },
  tests({ cases, diagnostics }) {
    const passed = cases.filter((each) => each.passed).length
    return print({
      passed,
      failed: cases.length - passed,
      cases: cases.map(caseJson),
      diagnostics: diagnostics.map(diagnosticJson),
    })
  },
  replay({ summary, policy, runsFromZero, diagnostics }) {
    return print({
      ...replaySummaryJson(summary),
      runs_counted_from_zero: runsFromZero,
      policy,
      diagnostics: diagnostics.map(diagnosticJson),
    })
  },
})

function caseJson({ pack, name, passed, why, at }: TestCaseReport): JsonObject {
  const place = at && positionAt(at.source.text, at.start)
  return {
    pack,
    case: name,
    pass: passed,
    ...(why !== undefined && { why }),
    ...(at !== undefined && { file: at.source.name }),
    ...(place !== undefined && { line: place.line, column: place.column }),
  }
}

function print(value: JsonObject): string {
  return `${JSON.stringify(value, undefined, 2)}\n`
}
