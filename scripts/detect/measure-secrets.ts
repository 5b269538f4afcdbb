import type { DetectorDefinition } from '../../src/core/detectors/define-detector.ts'
import { describe, unitedFinder, unitsOutside, type United } from './find-united.ts'
import type { Judged, Measure, Row } from './measure.ts'

/**
 * All detectors of secrets together, as `{ tag: secret }` would use them. A clean row promises only
 * that one rule stays silent, so it is judged twice: nothing is found at all, and nothing is found by
 * a detector that finds the rows of that rule.
 */
export function measureSecrets(rows: readonly Row[], detectors: readonly DetectorDefinition[]): Measure {
  const find = unitedFinder(detectors)
  const ofRule = new Map<string, Set<string>>()
  let outside = 0
  const judged: Judged[] = []
  for (const row of rows.filter(({ label }) => label !== 'clean')) {
    const found = find(row.text)
    outside += unitsOutside(found, row.spans)
    const exact = row.spans.map((span) => found.find(({ start, end }) => start === span.start && end === span.end))
    for (const each of exact) for (const id of each?.ids ?? []) idsOf(ofRule, row.rule).add(id)
    const isRight = exact.every((each) => each !== undefined)
    judged.push({ row, isRight, isRightForKind: isRight, found: describe(row.text, found) })
  }
  for (const row of rows.filter(({ label }) => label === 'clean')) {
    const found = find(row.text)
    const ids = idsOf(ofRule, row.clean_for ?? row.rule)
    const isOfKind = (span: United): boolean => span.ids.some((id) => id === row.clean_for || ids.has(id))
    judged.push({
      row,
      isRight: found.length === 0,
      isRightForKind: !found.some(isOfKind),
      found: describe(row.text, found),
    })
  }
  return { name: 'secrets', judged, unshipped: [], outside, targets: { recall: 0.97, clean: 0.99 } }
}

function idsOf(ofRule: Map<string, Set<string>>, rule: string): Set<string> {
  const known = ofRule.get(rule)
  if (known !== undefined) return known
  const made = new Set<string>()
  ofRule.set(rule, made)
  return made
}
