import type { Verdict } from '../base/verdict.ts'
import type { ValueMatcherNode } from './policy-ast.ts'

/** Where a test stands: in a permit, and below a `not` or `none` (L-14). */
export interface TestPlace {
  readonly permit: boolean
  readonly negated: boolean
  /** An odd number of `not` and `none` stands above, so a hit of the test counts against the whole (L-42). */
  readonly flipped: boolean
  /** `exists` stands beside the test, so absence is accounted for. */
  readonly asksExists: boolean
  readonly absent?: Verdict
  readonly empty?: Verdict
  readonly required: boolean
}

/** Of a test without anything beside it, at the top of a guard or of a permit. */
export function topPlace(permit: boolean): TestPlace {
  return permit ? inPermit.plain : inGuard.plain
}

/** The same place without what stands beside a test: `required`, `absent`, `empty`. */
export function plainPlace({ permit, negated, flipped }: TestPlace): TestPlace {
  const of = permit ? inPermit : inGuard
  if (!negated) return of.plain
  return flipped ? of.flipped : of.negated
}

/** Below one more `not` or `none`. */
export function negatedPlace({ permit, flipped }: TestPlace): TestPlace {
  const of = permit ? inPermit : inGuard
  return flipped ? of.negated : of.flipped
}

/** Shared places, for tests are many. */
const [inGuard, inPermit] = [sharedPlaces(false), sharedPlaces(true)]

function sharedPlaces(permit: boolean): Readonly<Record<'plain' | 'negated' | 'flipped', TestPlace>> {
  const make = (negated: boolean, flipped: boolean): TestPlace =>
    Object.freeze({ permit, negated, flipped, asksExists: false, required: false })
  return { plain: make(false, false), negated: make(true, false), flipped: make(true, true) }
}

/** The place of tests in one map, with the words that stand beside them there (L-16). */
export function placeBeside(node: Extract<ValueMatcherNode, { kind: 'tests' }>, place: TestPlace): TestPlace {
  const required = node.required || place.required
  const asksExists = node.asksExists || place.asksExists
  // What stands beside `use`, `any` or `all` holds for the tests inside, unless they say otherwise.
  const empty = node.empty ?? place.empty
  const absent = node.absent ?? place.absent
  if (!required && !asksExists && empty === undefined && absent === undefined) {
    return plainPlace(place)
  }
  return {
    permit: place.permit,
    negated: place.negated,
    flipped: place.flipped,
    asksExists,
    required,
    ...(absent === undefined ? {} : { absent }),
    ...(empty === undefined ? {} : { empty }),
  }
}

/** What an absent value gives to a positive test (L-14). */
export function onAbsent(place: TestPlace): Verdict {
  if (place.required) return 'unknown'
  if (place.absent !== undefined) return place.absent
  return place.permit && place.negated && !place.asksExists ? 'unknown' : 'miss'
}

/** As `onAbsent`, for `not`: "not like this" is no statement about a value that is not there. */
export function onAbsentBelowNot(place: TestPlace, asksExists: boolean): Verdict {
  return place.absent ?? (place.required || (place.permit && !asksExists) ? 'unknown' : 'miss')
}

/** Does the test ask whether its value is there? Tests of other values inside it do not count. */
export function mentionsExists(node: ValueMatcherNode): boolean {
  switch (node.kind) {
    case 'exists':
      return true
    case 'all':
    case 'any':
    case 'tests':
      return node.items.some(mentionsExists)
    case 'not':
    case 'use':
      return mentionsExists(node.item)
    case 'path':
    case 'operator':
    case 'shell':
    case 'some':
    case 'every':
    case 'none':
    case 'count':
    case 'sum':
      return false
  }
}

/** Is null a value for each test inside, rather than absent (L-14)? */
export function everyTestJudgesNull(node: ValueMatcherNode): boolean {
  switch (node.kind) {
    case 'operator':
      return node.definition.judgesNull === true
    case 'all':
    case 'any':
    case 'tests':
      return node.items.every(everyTestJudgesNull)
    case 'not':
    case 'use':
      return everyTestJudgesNull(node.item)
    case 'exists':
      return true
    case 'path':
    case 'shell':
    case 'some':
    case 'every':
    case 'none':
    case 'count':
    case 'sum':
      return false
  }
}
