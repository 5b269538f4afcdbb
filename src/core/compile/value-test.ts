import type { Verdict } from '../base/verdict.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { Found } from '../paths/arg-path.ts'
import type { ValueMatcherNode } from '../rules/policy-ast.ts'
import type { EventLookups } from './event-lookups.ts'
import type { PathReaders } from './path-readers.ts'
import type { TestWatch } from './test-watch.ts'

/** Why a verdict is unknown, for the text of the refusal: no value of the event is in it (S-90a). */
export interface UnknownCause {
  readonly path: string
  readonly why: string
}

/**
 * A compiled test of a subject: one value, the nodes of a path, or the event as a whole (`EventTester`).
 * `why` is asked only after `judge` said unknown, so that an ordinary decision pays nothing for
 * explanations; `at` is the path by which the policy names the subject.
 */
export interface Tester<Subject> {
  readonly judge: (subject: Subject, event: StepEvent, context: HookContext) => Verdict
  readonly why: (subject: Subject, event: StepEvent, context: HookContext, at: string) => UnknownCause
}

export type ValueTester = Tester<Found>

/** The subject is the event itself, which every tester is given anyway. */
export type EventTester = Tester<undefined>

/** Compiles a test that stands inside another one. */
export type CompileItem = (node: ValueMatcherNode, place: TestPlace) => ValueTester

/** What all tests of a policy share. */
export interface ValueScope {
  readonly paths: PathReaders
  readonly lookups: EventLookups
  /** Told of every test; absent in ordinary decisions, which then pay nothing. */
  readonly watch?: TestWatch
}

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

/** What an absent value gives to a positive test (L-14). */
export function onAbsent(place: TestPlace): Verdict {
  if (place.required) return 'unknown'
  if (place.absent !== undefined) return place.absent
  return place.permit && place.negated && !place.asksExists ? 'unknown' : 'miss'
}
