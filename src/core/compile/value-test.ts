import type { Verdict } from '../base/verdict.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { Found } from '../paths/arg-path.ts'
import type { ValueMatcherNode } from '../rules/policy-ast.ts'
import type { TestPlace } from '../rules/test-place.ts'
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
