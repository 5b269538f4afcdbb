import { conditionParts } from '../../../core/conditions/condition-parts.ts'
import { conditionVariables } from '../../../core/conditions/condition-variables.ts'
import type { Condition as WrittenCondition } from '../../../core/conditions/condition.ts'
import type { Verdict } from '../../../core/base/verdict.ts'
import type { EventMatcherNode, ExceptionNode, PackNode, PolicyAst, RuleNode, UnmatchedNode } from '../../../core/rules/policy-ast.ts'
import type { TestNode } from '../../../core/rules/visit-tests.ts'
import { testName } from '../test-name.ts'
import { spanInWhen } from '../written-when.ts'
import { conditionsOf } from './conditions-of.ts'
import { partKey, type CoveragePoint } from './coverage-point.ts'

/** What is counted: a test of a matcher by itself, a rule, an exception or a part of a `when` by its name. */
export type Counted = TestNode | string

/** A point before any case ran, and what is to be counted for it. */
export interface ExpectedPoint extends Omit<CoveragePoint, 'times'> {
  readonly counted: Counted
}

const decided: readonly Verdict[] = ['hit', 'miss']
const every: readonly Verdict[] = ['hit', 'miss', 'unknown']

/** Everything that the cases of a policy have to show, in the order in which it is written; each test once. */
export function coveragePoints(policy: PolicyAst): readonly ExpectedPoint[] {
  const seen = new Set<TestNode>()
  return policy.packs.flatMap((pack) => [
    ...(pack.unmatched === undefined ? [] : unmatchedPoints(pack, pack.unmatched, seen)),
    ...pack.rules.flatMap((rule) => rulePoints(pack, rule, seen)),
    ...pack.exceptions.flatMap((exception) => exceptionPoints(pack, exception, seen)),
  ])
}

function unmatchedPoints(pack: PackNode, { fullName, span, match }: UnmatchedNode, seen: Set<TestNode>): readonly ExpectedPoint[] {
  const place = { pack: pack.id, rule: 'unmatched' }
  const whole = decided.map((want) => ({ ...place, of: '`unmatched`', want, span, counted: fullName }))
  return [...whole, ...(match === undefined ? [] : matcherPoints(place, match, seen))]
}

function rulePoints(pack: PackNode, rule: RuleNode, seen: Set<TestNode>): readonly ExpectedPoint[] {
  const place = { pack: pack.id, rule: rule.id }
  const { match, when, unless } = rule
  // `match: any` alone cannot miss.
  const always = (match === undefined || match.kind === 'always') && when === undefined && unless === undefined
  const wants = always ? (['hit'] as const) : decided
  return [
    ...wants.map((want) => ({ ...place, of: 'the rule', want, span: rule.span, counted: rule.fullName })),
    ...(match === undefined ? [] : matcherPoints(place, match, seen)),
    ...(when === undefined ? [] : whenPoints(pack, rule, when)),
    ...(unless === undefined ? [] : unlessPoints(place, unless, seen)),
  ]
}

type Place = Pick<CoveragePoint, 'pack' | 'rule'>

function matcherPoints(place: Place, matcher: EventMatcherNode, seen: Set<TestNode>): readonly ExpectedPoint[] {
  return conditionsOf(matcher).flatMap(({ test, wants }) => {
    if (seen.has(test)) return []
    seen.add(test)
    return wants.map((want) => ({ ...place, of: testName(test), want, span: test.span, counted: test }))
  })
}

/** The whole of an `unless` besides its tests: it is what lets something run. */
function unlessPoints(place: Place, unless: EventMatcherNode, seen: Set<TestNode>): readonly ExpectedPoint[] {
  const inside = matcherPoints(place, unless, seen)
  const isCounted = inside.some(({ counted }) => counted === unless)
  const whole = decided.map((want) => ({ ...place, of: '`unless`', want, span: unless.span, counted: unless }))
  return isCounted ? inside : [...whole, ...inside]
}

/** A part that reads something the agent chose may be unknown; one that joins others shows that in these. */
function whenPoints(pack: PackNode, rule: RuleNode, { expression }: WrittenCondition): readonly ExpectedPoint[] {
  const parts = conditionParts(expression)
  return parts.flatMap((part) => {
    const joins = parts.some(({ path }) => path.length > part.path.length && part.path.every((step, index) => path[index] === step))
    const reads = conditionVariables(part.expression).some((variable) => /^(args|result|env)(\.|$)/.test(variable))
    const of = part.path.length === 0 ? '`when`' : 'a part of `when`'
    const span = spanInWhen(pack, rule, part.path)
    const counted = partKey(rule.fullName, part.path)
    return (reads && !joins ? every : decided).map((want) => ({ pack: pack.id, rule: rule.id, of, want, span, counted }))
  })
}

function exceptionPoints(pack: PackNode, exception: ExceptionNode, seen: Set<TestNode>): readonly ExpectedPoint[] {
  const place = { pack: pack.id, rule: exception.id }
  const used = { ...place, of: 'the exception', want: 'used' as const, span: exception.span, counted: exception.fullName }
  return [used, ...matcherPoints(place, exception.match, seen)]
}
