import type { Verdict } from '../base/verdict.ts'
import type { Languages } from './language.ts'
import { everyValue, intersect, otherValues, unite, valueSet, type ValueSet } from './value-set.ts'

/**
 * What a test of one value says: each verdict with the values on which it may come. Every value is in
 * one set at least. Of a test that is `exact` no value is in two of them; where something is not
 * modelled, values on which anything may come are in several, so that what is in none is certain.
 */
export interface VerdictSets {
  readonly hit: ValueSet
  readonly miss: ValueSet
  readonly unknown: ValueSet
  readonly exact: boolean
}

/** One verdict on everything. */
export function always(languages: Languages, verdict: Verdict): VerdictSets {
  const nothing = valueSet(languages, {})
  const sets = { hit: nothing, miss: nothing, unknown: nothing, exact: true }
  return { ...sets, [verdict]: everyValue(languages) }
}

export function swapped({ hit, miss, unknown, exact }: VerdictSets): VerdictSets {
  return { hit: miss, miss: hit, unknown, exact }
}

/** Both tests of one value, in Kleene logic (L-12). */
export function bothSets(languages: Languages, left: VerdictSets, right: VerdictSets): VerdictSets {
  const hit = intersect(languages, left.hit, right.hit)
  const miss = unite(languages, left.miss, right.miss)
  const exact = left.exact && right.exact
  if (exact) return { hit, miss, unknown: otherValues(languages, unite(languages, hit, miss)), exact }
  const oneDoubts = intersect(languages, left.unknown, unite(languages, right.hit, right.unknown))
  const otherDoubts = intersect(languages, left.hit, right.unknown)
  return { hit, miss, unknown: unite(languages, oneDoubts, otherDoubts), exact }
}

export function eitherSets(languages: Languages, left: VerdictSets, right: VerdictSets): VerdictSets {
  return swapped(bothSets(languages, swapped(left), swapped(right)))
}

/** `verdict` on these values, whatever the test would say. */
export function overridden(languages: Languages, sets: VerdictSets, on: ValueSet, verdict: Verdict): VerdictSets {
  const hasAtomsAlone = on.numbers.length === 0 && on.texts === languages.none
  const others = hasAtomsAlone ? undefined : otherValues(languages, on)
  const left = (of: Verdict): ValueSet => {
    const set = sets[of]
    if (others === undefined) return { ...set, atoms: of === verdict ? set.atoms | on.atoms : set.atoms & ~on.atoms }
    const kept = intersect(languages, set, others)
    return of === verdict ? unite(languages, kept, on) : kept
  }
  return { hit: left('hit'), miss: left('miss'), unknown: left('unknown'), exact: sets.exact }
}

/** Which verdicts are asked about. */
export type Wanted = readonly Verdict[]

export function valuesWith(languages: Languages, sets: VerdictSets, wanted: Wanted): ValueSet {
  return wanted.map((verdict) => sets[verdict]).reduce((all, set) => unite(languages, all, set), valueSet(languages, {}))
}
