import type { Json } from '../base/json.ts'
import type { Verdict } from '../base/verdict.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { ABSENT, UNDECIDED } from '../paths/arg-path.ts'

/** A value, no value, or a value that the path cannot reach (L-14). */
export type Found = Json | typeof ABSENT | typeof UNDECIDED

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

/** Where a test stands: in a permit, and below a `not` or `none` (L-14). */
export interface TestPlace {
  readonly permit: boolean
  readonly negated: boolean
  /** `exists` stands beside the test, so absence is accounted for. */
  readonly asksExists: boolean
  readonly absent?: Verdict
  readonly empty?: Verdict
  readonly required: boolean
}

const plainPlaces = [false, true].map((permit) =>
  [false, true].map((negated): TestPlace => Object.freeze({ permit, negated, asksExists: false, required: false })),
)

/** Of a test without anything beside it: four shared places, for tests are many. */
export function plainPlace(permit: boolean, negated: boolean): TestPlace {
  const place = plainPlaces[Number(permit)]?.[Number(negated)]
  return place ?? { permit, negated, asksExists: false, required: false }
}

/** What an absent value gives to a positive test (L-14). */
export function onAbsent(place: TestPlace): Verdict {
  if (place.required) return 'unknown'
  if (place.absent !== undefined) return place.absent
  return place.permit && place.negated && !place.asksExists ? 'unknown' : 'miss'
}
