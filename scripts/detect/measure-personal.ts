import type { DetectorDefinition } from '../../src/core/detectors/define-detector.ts'
import { entityOf } from '../../src/core/detectors/personal/entities.ts'
import { describe, unitedFinder, unitsOutside } from './find-united.ts'
import { groupByRule } from './group-by-rule.ts'
import type { Judged, Measure, Row } from './measure.ts'

/**
 * Each row by the detector that stands for its own type of entity, as the rows are cases of one
 * recogniser each. Types that no detector is for are named and not counted.
 */
export function measurePersonal(rows: readonly Row[], detectors: readonly DetectorDefinition[]): Measure {
  const judged: Judged[] = []
  const unshipped: string[] = []
  let outside = 0
  for (const [entity, ofEntity] of groupByRule(rows, (row) => row)) {
    const detector = detectors.find(({ id }) => id === entityOf[entity])
    if (detector === undefined) {
      unshipped.push(entity)
      continue
    }
    const find = unitedFinder([detector])
    for (const row of ofEntity) {
      const found = find(row.text)
      if (row.label !== 'clean') outside += unitsOutside(found, row.spans)
      const isRight =
        row.label === 'clean'
          ? found.length === 0
          : row.spans.every((span) => found.some(({ start, end }) => start === span.start && end === span.end))
      judged.push({ row, isRight, isRightLeniently: isRight, found: describe(row.text, found) })
    }
  }
  return { name: 'personal', judged, unshipped, outside, targets: { recall: 0.9, clean: 0.97 } }
}
