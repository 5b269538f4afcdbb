import type { LintContext } from './lint-context.ts'
import type { PlacedTest } from './placed-test.ts'

/**
 * Is it said what happens where the argument of a test is missing: by `required`, `absent` or `exists`
 * around it, by another test of the same argument beside it, or by another guard on the tool that
 * states in `unless` what is allowed?
 */
export function isAbsenceJudged(test: PlacedTest, { testsByPath }: LintContext): boolean {
  const { subject, place } = test
  if (subject?.kind !== 'argument') return false
  if (test.parents.some((node) => node.kind === 'tests' && (node.required || node.asksExists || node.absent !== undefined))) return true
  const others = testsByPath.get(subject.path.path.text) ?? []
  return others.some(
    (other) =>
      other.node !== test.node &&
      other.place.pack === place.pack &&
      (other.place.owner === place.owner ? other.node.kind === 'exists' : judgesAbsence(other, test)),
  )
}

/** Another guard refuses the call if the argument is missing. */
function judgesAbsence(other: PlacedTest, { place }: PlacedTest): boolean {
  if (other.place.tools?.some((tool) => place.tools?.includes(tool) === true) !== true) return false
  return other.place.key === 'unless' || (other.node.kind === 'exists' && !other.node.want && !other.isNegated)
}
