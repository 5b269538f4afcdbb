import type { DetectorDefinition } from '../../src/core/detectors/define-detector.ts'
import { describe, unitedFinder, unitsOutside, type United } from './find-united.ts'
import type { Judged, Measure, Row } from './measure.ts'
import { withoutTerminator, type Span } from './without-terminator.ts'

/**
 * All detectors of secrets together, as `{ tag: secret }` would use them. Every row is judged twice.
 * One that holds secrets: with its spans as they are, and without the terminator that some of them
 * count in. A clean one, which only promises that one rule stays silent: nothing is found at all, and
 * nothing is found by the detectors of that rule.
 */
export function measureSecrets(rows: readonly Row[], detectors: readonly DetectorDefinition[]): Measure {
  const find = unitedFinder(detectors)
  const generic = new Set(detectors.filter(({ tags }) => tags.includes('generic')).map(({ id }) => id))
  const idsOf = new Map<string, readonly string[]>()
  let outside = 0
  const judged: Judged[] = []
  for (const row of rows.filter(({ label }) => label !== 'clean')) {
    const found = find(row.text)
    outside += unitsOutside(found, row.spans)
    const exactly = (span: Span): United | undefined => found.find((each) => each.start === span.start && each.end === span.end)
    const strict = row.spans.map(exactly)
    const lenient = row.spans.map((span, index) => strict[index] ?? exactly(withoutTerminator(row.text, span)))
    const ids = lenient.flatMap((each) => each?.ids ?? []).filter((id) => !generic.has(id) || id === row.rule)
    idsOf.set(row.rule, [...(idsOf.get(row.rule) ?? []), ...ids])
    const isRight = !strict.includes(undefined)
    const isRightLeniently = !lenient.includes(undefined)
    judged.push({ row, isRight, isRightLeniently, found: describe(row.text, found) })
  }
  for (const row of rows.filter(({ label }) => label === 'clean')) {
    const found = find(row.text)
    const rule = row.clean_for ?? row.rule
    const ids = idsOf.get(rule) ?? []
    const isOfRule = (span: United): boolean => span.ids.some((id) => id === rule || ids.includes(id))
    judged.push({
      row,
      isRight: found.length === 0,
      isRightLeniently: !found.some(isOfRule),
      found: describe(row.text, found),
    })
  }
  return { name: 'secrets', judged, unshipped: [], outside, targets: { recall: 0.97, clean: 0.99 } }
}
