import { possibleAnswers } from '../actions/possible-answers.ts'
import { Undecidable } from '../base/undecidable.ts'
import { or, type Verdict } from '../base/verdict.ts'
import type { Evaluation, Hook } from '../chain/hook.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import { proceed, type Flow } from '../flows/flow.ts'
import { asksWorld, matcherAsksWorld } from '../rules/asks-world.ts'
import type { UnmatchedNode } from '../rules/policy-ast.ts'
import { topPlace } from '../rules/test-place.ts'
import { onHitOfAsk } from './compile-ask.ts'
import { compileEventMatcher } from './compile-event-matcher.ts'
import { onHitOfFlow, type CompiledRule, type RuleScope } from './compile-rule.ts'
import type { RuleVerdict } from './rule-verdict.ts'
import { refuseUnreadableArgs, ruleHookBase, type OnHit } from './rule-verdict-hook.ts'

/**
 * The allow list of a pack as one hook: its `allow` rules OR-ed on the final arguments. Hit: no
 * opinion. Unknown: undecidable, by the first rule that could not judge. Miss: the `unmatched` action (L-21).
 */
export function compileAllowList(
  unmatched: UnmatchedNode,
  allows: readonly CompiledRule[],
  scope: RuleScope,
): Hook {
  const { onUnknown } = unmatched
  const facts = {
    name: unmatched.fullName,
    events: ['tool_call'] as const,
    action: unmatched.action.name,
    mode: 'enforce' as const,
    onUnknown,
  }
  const isListed = unmatched.match && compileEventMatcher(unmatched.match, watchedScope(scope, unmatched), topPlace(false))
  const mayWait = matcherAsksWorld(unmatched.match) || allows.some(({ rule }) => asksWorld(rule, []))
  const isAsk = unmatched.action.definition.kind === 'ask'
  const onMiss: OnHit = isAsk
    ? onHitOfAsk(unmatched.action, unmatched.fullName, scope.ports)
    : onHitOfFlow(unmatched.action, facts)
  const settle = (context: HookContext, event: StepEvent, evaluation?: Evaluation): Flow | Promise<Flow> => {
    if (event.kind !== 'ToolCall') return proceed()
    const [first] = allows
    refuseUnreadableArgs(event, onUnknown, first?.rule.fullName)
    const concerned = isListed?.judge(undefined, event, context) ?? 'hit'
    if (concerned === 'miss') return proceed()
    const list = judgeList(allows, event, context)
    if (list.verdict === 'hit') return proceed()
    if (list.verdict === 'unknown') {
      const { rule, cause } = list
      report(evaluation, { rule: rule.rule.fullName, verdict: 'unknown', action: 'allow' })
      throw new Undecidable(cause.path, cause.why, rule.rule.onUnknown, rule.rule.fullName)
    }
    if (concerned === 'unknown' && isListed !== undefined) {
      report(evaluation, { rule: facts.name, verdict: 'unknown', action: facts.action })
      const cause = isListed.why(undefined, event, context, 'the event')
      throw new Undecidable(cause.path, cause.why, onUnknown)
    }
    report(evaluation, { rule: facts.name, verdict: 'hit', action: facts.action })
    return onMiss(context, event, evaluation)
  }
  return {
    ...ruleHookBase(facts),
    ...(mayWait ? {} : { isSync: true }),
    answers: possibleAnswers(unmatched.action.definition, unmatched.action.param, facts.events),
    onEvent: proceed,
    settles: isAsk ? 'ask' : 'unmatched',
    settle,
  }
}

/** The scope in which the tests of its `match` tell what they say, where somebody watches. */
function watchedScope(scope: RuleScope, list: UnmatchedNode): RuleScope {
  const told = scope.policyWatch?.listTested
  return told === undefined ? scope : { ...scope, watch: (test, subject, verdict) => { told(list, test, subject, verdict) } }
}

type ListVerdict =
  | { readonly verdict: 'hit' | 'miss' }
  | {
      readonly verdict: 'unknown'
      readonly rule: CompiledRule
      readonly cause: Extract<RuleVerdict, { verdict: 'unknown' }>['cause']
    }

function judgeList(allows: readonly CompiledRule[], event: StepEvent, context: HookContext): ListVerdict {
  let verdict: Verdict = 'miss'
  let unknown: ListVerdict | undefined
  for (const allow of allows) {
    const judged = allow.judge(event, context)
    if (judged.verdict === 'unknown') unknown ??= { verdict: 'unknown', rule: allow, cause: judged.cause }
    verdict = or(verdict, judged.verdict)
    if (verdict === 'hit') return { verdict }
  }
  return unknown ?? { verdict: 'miss' }
}

function report(
  evaluation: Evaluation | undefined,
  entry: { readonly rule: string; readonly verdict: 'hit' | 'unknown'; readonly action: string },
): void {
  evaluation?.verdicts.push({ ...entry, mode: 'enforce', settled: true })
}
