import { positionAt } from '../../core/diagnostics/source.ts'
import type { CoveragePoint } from '../../tools/policy-test/coverage/coverage-point.ts'
import { lineCoverage, type CoveredFile, type CoveredLine } from '../../tools/policy-test/coverage/line-coverage.ts'
import type { CoverageReport } from '../coverage-report.ts'

/**
 * The tracefile format of lcov (geninfo(1)), which editors and coverage services read: a rule is a
 * function, a line was run where anything on it was asked, each verdict to be seen is a branch.
 */
export function coverageLcov({ points }: CoverageReport): string {
  return lineCoverage(points).map(fileRecord).join('')
}

function fileRecord({ source, lines }: CoveredFile): string {
  const points = lines.flatMap((line) => line.points)
  const rules = points.filter(({ of, want }) => of === 'the rule' && want === 'hit')
  const branches = lines.flatMap((line) => line.points.map((point, index) => branchRecord(line, point, index)))
  const ran = lines.filter((line) => timesAsked(line) > 0).length
  const records = [
    'TN:',
    `SF:${source.name}`,
    ...rules.map(({ rule, span }) => `FN:${String(positionAt(source.text, span.start).line)},${rule}`),
    ...rules.map(({ rule, times }) => `FNDA:${String(times)},${rule}`),
    `FNF:${String(rules.length)}`,
    `FNH:${String(rules.filter(({ times }) => times > 0).length)}`,
    ...branches,
    `BRF:${String(points.length)}`,
    `BRH:${String(points.filter(({ times }) => times > 0).length)}`,
    ...lines.map((line) => `DA:${String(line.line)},${String(timesAsked(line))}`),
    `LF:${String(lines.length)}`,
    `LH:${String(ran)}`,
    'end_of_record',
  ]
  return records.map((record) => `${record}\n`).join('')
}

/** `-` where the line was never run, as the format has it. */
function branchRecord(line: CoveredLine, { times }: CoveragePoint, index: number): string {
  return `BRDA:${String(line.line)},0,${String(index)},${timesAsked(line) === 0 ? '-' : String(times)}`
}

function timesAsked({ points }: CoveredLine): number {
  return points.reduce((sum, { times }) => sum + times, 0)
}
