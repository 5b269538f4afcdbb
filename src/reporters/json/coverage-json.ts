import type { JsonObject } from '../../core/base/json.ts'
import { positionAt } from '../../core/diagnostics/source.ts'
import type { CoveragePoint } from '../../tools/policy-test/coverage/coverage-point.ts'
import { coverageCount, coveragePercent, packCoverage, type CoverageCount } from '../../tools/policy-test/coverage/coverage-summary.ts'
import type { CoverageReport } from '../coverage-report.ts'
import { printJson } from './print-json.ts'

export function coverageJson(report: CoverageReport): string {
  return printJson(coverageObject(report))
}

/** Totals, packs, then every point with how often it was seen. Fields are only ever added. */
export function coverageObject({ points }: CoverageReport): JsonObject {
  return {
    ...countJson(coverageCount(points)),
    packs: packCoverage(points).map((each) => ({ pack: each.pack, ...countJson(each) })),
    conditions: points.map(pointJson),
  }
}

function countJson(count: CoverageCount): JsonObject {
  return { seen: count.seen, points: count.points, percent: Number(coveragePercent(count).toFixed(2)) }
}

function pointJson({ pack, rule, of, want, span, times }: CoveragePoint): JsonObject {
  return { pack, rule, of, want, times, file: span.source.name, ...positionAt(span.source.text, span.start) }
}
