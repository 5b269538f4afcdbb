import type { Verdict } from '../base/verdict.ts'
import type { ConditionPart } from '../conditions/condition-parts.ts'
import { testsInside, type TestNode } from '../rules/visit-tests.ts'
import type { RulePart, WatchedSubject, WatchedTest } from './test-watch.ts'

/** One call of `PolicyWatch.tested`, kept. */
export interface ToldTest {
  readonly part: RulePart
  readonly test: WatchedTest
  readonly subject: WatchedSubject
  readonly verdict: Verdict
}

/** A test with what it saw and said, and the tests that were asked for it. */
export interface ToldNode {
  readonly test: TestNode | ConditionPart
  readonly subject: WatchedSubject
  readonly verdict: Verdict
  readonly tests: readonly ToldNode[]
}

/**
 * The tests of one part of a rule as a tree. Tests are told after those inside them; what is told behind
 * the whole is the search for the cause of an unknown, which repeats tests.
 */
export function toldTree(told: readonly ToldTest[], part: RulePart, whole: TestNode): ToldNode | undefined {
  const pending: ToldNode[] = []
  for (const one of told) {
    if (one.part !== part || one.test.kind === 'condition') continue
    const node: ToldNode = { test: one.test, subject: one.subject, verdict: one.verdict, tests: takeInside(pending, one.test) }
    if (one.test === whole) return node
    pending.push(node)
  }
  return undefined
}

/** The last nodes that are tests right inside this one. */
function takeInside(pending: ToldNode[], test: TestNode): readonly ToldNode[] {
  const inside: readonly ToldNode['test'][] = testsInside(test)
  let from = pending.length
  while (from > 0) {
    const before = pending[from - 1]
    if (before === undefined || !inside.includes(before.test)) break
    from--
  }
  return pending.splice(from)
}

/** The parts of a `when`, which are told from the outside in: each one behind the one that it is a part of. */
export function toldCondition(told: readonly ToldTest[], count: number): ToldNode | undefined {
  const parts: (ToldNode & { readonly test: ConditionPart })[] = []
  for (const { test, subject, verdict } of told) {
    if (test.kind === 'condition' && parts.length < count) parts.push({ test, subject, verdict, tests: [] })
  }
  const [whole] = parts
  return whole && withParts(whole, parts)
}

function withParts(node: ToldNode & { readonly test: ConditionPart }, parts: readonly (ToldNode & { readonly test: ConditionPart })[]): ToldNode {
  const { path } = node.test
  const below = parts.filter(({ test }) => isBelow(test.path, path) && !parts.some((other) => isBelow(other.test.path, path) && isBelow(test.path, other.test.path)))
  return { ...node, tests: below.map((part) => withParts(part, parts)) }
}

function isBelow(inner: readonly (string | number)[], outer: readonly (string | number)[]): boolean {
  return inner.length > outer.length && outer.every((step, index) => step === inner[index])
}
