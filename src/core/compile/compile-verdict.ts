import { and, not, or, type Verdict } from '../base/verdict.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import { asksAboutSkipped } from '../rules/asks-about-skipped.ts'
import type { ExceptionNode, RuleNode } from '../rules/policy-ast.ts'
import { topPlace } from '../rules/test-place.ts'
import { compileConditionTest } from './compile-condition-test.ts'
import { compileEventMatcher } from './compile-event-matcher.ts'
import type { JudgeRule, RuleVerdict } from './rule-verdict.ts'
import type { RulePart } from './test-watch.ts'
import type { CompileScope } from './compile-scope.ts'
import { streamedText } from './event-texts.ts'
import type { EventTester, UnknownCause } from './value-test.ts'

const HIT: RuleVerdict = Object.freeze({ verdict: 'hit' })
const MISS: RuleVerdict = Object.freeze({ verdict: 'miss' })

interface Permit {
  readonly tester: EventTester
  /** Absent: the rule's own `unless`. */
  readonly exception?: ExceptionNode
}

const noPermits: readonly Permit[] = []

/** `match` AND `when` AND NOT (`unless` OR exceptions), in Kleene logic, so that evaluation order never shows. */
export function compileVerdict(
  rule: RuleNode,
  exceptions: readonly ExceptionNode[],
  scope: CompileScope,
): JudgeRule {
  const judge = watchedJudge(rule, compileOwnVerdict(rule, exceptions, scope), scope)
  const isOnCalls = scope.catalogue.hasBatches && rule.events.includes('tool_call')
  return isOnCalls ? withInnerCalls(rule, judge, scope.innerCalls) : judge
}

/** The scope in which tests of one part of a rule tell what they say, where somebody watches. */
function watchedScope(scope: CompileScope, rule: RuleNode, part: RulePart): CompileScope {
  const tested = scope.policyWatch?.tested
  return tested === undefined ? scope : { ...scope, watch: (test, subject, verdict) => { tested(rule, part, test, subject, verdict) } }
}

function watchedJudge(rule: RuleNode, judge: JudgeRule, { policyWatch }: CompileScope): JudgeRule {
  const { judging, judged } = policyWatch ?? {}
  if (judging === undefined && judged === undefined) return judge
  return (event, context) => {
    judging?.(rule, event)
    const verdict = judge(event, context)
    judged?.(rule, verdict, event, context)
    return verdict
  }
}

/** Calls inside a call are judged as calls: one that a guard hits stops the whole, and an allow list lists them all (L-70). */
function withInnerCalls(rule: RuleNode, judge: JudgeRule, innerCalls: CompileScope['innerCalls']): JudgeRule {
  const combine = rule.action.name === 'allow' ? and : or
  return (event, context) => {
    const outer = judge(event, context)
    const { calls, unclear } = innerCalls(event)
    if (unclear !== undefined) {
      return combine(outer.verdict, 'unknown') === 'unknown' ? unknownBecause(unclear) : outer
    }
    let verdict = outer.verdict
    let cause: RuleVerdict = outer
    for (const call of calls) {
      const inner = judge(call, context)
      const next = combine(verdict, inner.verdict)
      if (next !== verdict) cause = inner
      verdict = next
    }
    if (verdict === outer.verdict) return outer
    // A rewrite knows where to write in the arguments of the whole call only.
    return verdict === 'hit' && rule.action.name === 'rewrite' ? unknownBecause('a call inside it is to be rewritten') : cause
  }
}

function unknownBecause(why: string): RuleVerdict {
  return { verdict: 'unknown', cause: { path: 'the calls inside it', why } }
}

/** Apart, so that what judges keeps hold of what it asks and of nothing else. */
function permitsOf(rule: RuleNode, exceptions: readonly ExceptionNode[], scope: CompileScope): readonly Permit[] {
  const { unless } = rule
  if (unless === undefined && exceptions.length === 0) return noPermits
  return [
    ...(unless === undefined ? [] : [{ tester: compileEventMatcher(unless, watchedScope(scope, rule, 'unless'), topPlace(true)) }]),
    ...exceptions.map((exception) => ({ tester: compileEventMatcher(exception.match, watchedScope(scope, rule, exception), topPlace(true)), exception })),
  ]
}

/** The verdict about an event as it is, without the calls inside it. */
export function compileOwnVerdict(
  rule: RuleNode,
  exceptions: readonly ExceptionNode[],
  scope: CompileScope,
): JudgeRule {
  const isPermit = rule.action.name === 'allow'
  const { match, when } = rule
  const demands: readonly EventTester[] = [
    ...(match === undefined ? [] : [compileEventMatcher(match, watchedScope(scope, rule, 'match'), topPlace(isPermit))]),
    ...(when === undefined ? [] : [compileConditionTest(when, rule.events, watchedScope(scope, rule, 'when'))]),
  ]
  const permits = permitsOf(rule, exceptions, scope)
  const seesSkipped = !rule.events.includes('tool_result') || asksAboutSkipped(rule)
  const asksAll = scope.policyWatch?.tested !== undefined
  return (event, context) => {
    // Each fragment counts for the text so far, also where another test decides before the text is read (L-17).
    if (event.kind === 'ToolCallDelta') streamedText(event, context)
    if (!seesSkipped && event.kind === 'ToolResult' && event.outcome.kind === 'skipped') return MISS
    let demanded: Verdict = 'hit'
    for (const tester of demands) {
      demanded = and(demanded, tester.judge(undefined, event, context))
      if (demanded === 'miss' && !asksAll) return MISS
    }
    let permitted: Verdict = 'miss'
    let used: string | undefined
    for (const permit of permits) {
      if (permit.exception !== undefined && !isInForce(permit.exception, context)) continue
      const one = permit.tester.judge(undefined, event, context)
      if (one === 'hit') used ??= permit.exception?.fullName
      permitted = or(permitted, one)
      if (permitted === 'hit' && !asksAll) break
    }
    const verdict = and(demanded, not(permitted))
    if (verdict === 'hit') return HIT
    if (verdict === 'miss') return used === undefined || demanded === 'miss' ? MISS : { verdict: 'miss', exception: used }
    return { verdict, cause: causeOf(demands, permits, event, context) }
  }
}

/** Past its last day, or with no time known, an exception does not apply (L-19). */
function isInForce(exception: ExceptionNode, context: HookContext): boolean {
  return context.at !== undefined && context.at < exception.endsAt
}

function causeOf(
  demands: readonly EventTester[],
  permits: readonly Permit[],
  event: StepEvent,
  context: HookContext,
): UnknownCause {
  const inForce = permits.filter(({ exception }) => exception === undefined || isInForce(exception, context))
  const testers = [...demands, ...inForce.map(({ tester }) => tester)]
  const tester = testers.find((candidate) => candidate.judge(undefined, event, context) === 'unknown')
  return tester?.why(undefined, event, context, 'the event') ?? { path: 'the event', why: 'a test is unknown' }
}
