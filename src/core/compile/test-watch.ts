import type { Verdict } from '../base/verdict.ts'
import type { ConditionPart } from '../conditions/condition-parts.ts'
import type { Found } from '../paths/arg-path.ts'
import type { Selection } from '../paths/select-nodes.ts'
import type { ExceptionNode } from '../rules/policy-ast.ts'
import type { TestNode } from '../rules/visit-tests.ts'

export type WatchedTest = TestNode | ConditionPart

/** Where in a rule a test stands: a permit is a part of its own. */
export type RulePart = 'match' | 'when' | 'unless' | ExceptionNode

/**
 * What a test was asked about: a value, what a path selected, or (undefined) the event as a whole; of a
 * part of a `when`, the values of its variables by their paths.
 */
export type WatchedSubject = Found | Selection | undefined

/** Told of the tests of one part of one rule. */
export type TestWatch = (test: WatchedTest, subject: WatchedSubject, verdict: Verdict) => void
