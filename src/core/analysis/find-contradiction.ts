import type { Goal } from './can-be.ts'
import type { Effort } from './effort.ts'
import type { PolicyMeaning } from './policy-meaning.ts'
import type { TestPart } from './test-part.ts'

/** Why a test cannot hit: a part of it that cannot hit, or that cannot together with another one. */
export interface Contradiction {
  readonly part: TestPart
  readonly other?: TestPart
}

/** Pairs of more parts than these are not looked at one by one. */
const mostParts = 24

export const hits = (part: TestPart): Goal => ({ formula: part.formula, wanted: ['hit'] })

/** The smallest parts at fault, of a test that cannot hit. */
export function findContradictions(meaning: PolicyMeaning, part: TestPart, effort: Effort): readonly Contradiction[] {
  const { parts } = part
  if (part.kind === 'any') return parts.flatMap((branch) => findContradictions(meaning, branch, effort))
  if (part.kind === 'test') return [{ part }]
  const alone = parts.find((one) => meaning.isImpossible([hits(one)], effort))
  if (alone !== undefined) return findContradictions(meaning, alone, effort)
  for (const [place, later] of parts.slice(0, mostParts).entries()) {
    const earlier = parts.slice(0, place).find((one) => meaning.isImpossible([hits(one), hits(later)], effort))
    if (earlier !== undefined) return [narrowestPair(meaning, earlier, later, effort)]
  }
  return [{ part }]
}

/** Of two tests that cannot hit together, the smallest parts that cannot; the later one is at fault. */
function narrowestPair(meaning: PolicyMeaning, earlier: TestPart, later: TestPart, effort: Effort): Contradiction {
  const other = narrowest(meaning, earlier, [hits(later)], effort)
  return { part: narrowest(meaning, later, [hits(other)], effort), other }
}

/** The smallest part that cannot hit where the goals are met; the test itself is known to be one. */
export function narrowest(meaning: PolicyMeaning, part: TestPart, goals: readonly Goal[], effort: Effort): TestPart {
  const smaller = part.kind === 'all' ? part.parts.find((one) => meaning.isImpossible([...goals, hits(one)], effort)) : undefined
  return smaller === undefined ? part : narrowest(meaning, smaller, goals, effort)
}
