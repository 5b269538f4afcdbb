import type { JsonObject } from '../../core/base/json.ts'
import { positionAt } from '../../core/diagnostics/source.ts'
import type { TestCaseReport, TestFailureReport } from '../reporter.ts'

export function caseJson({ pack, name, title, passed, why, at, failures, trace }: TestCaseReport): JsonObject {
  const place = at && positionAt(at.source.text, at.start)
  return {
    pack,
    case: name,
    ...(title !== undefined && { title }),
    pass: passed,
    ...(why !== undefined && { why }),
    ...(at !== undefined && { file: at.source.name }),
    ...(place !== undefined && { line: place.line, column: place.column }),
    ...(failures !== undefined && { failures: failures.map(failureJson) }),
    ...(trace !== undefined && { trace }),
  }
}

/** One thing that is not as expected; without `got` there was no such thing. */
export function failureJson({ step, message, at, values }: TestFailureReport): JsonObject {
  const { line, column } = positionAt(at.source.text, at.start)
  return { ...(step !== undefined && { step }), message, ...values, file: at.source.name, line, column }
}
