import type { JsonObject } from '../../core/base/json.ts'
import { positionAt } from '../../core/diagnostics/source.ts'
import type { TestCaseReport } from '../reporter.ts'

export function caseJson({ pack, name, passed, why, at }: TestCaseReport): JsonObject {
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
