import { PendingLookup } from '../base/pending-lookup.ts'
import { Undecidable } from '../base/undecidable.ts'
import type { Verdict } from '../base/verdict.ts'
import type { Evaluation, Hook } from '../chain/hook.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { EventName } from '../events/event-name.ts'
import type { StepEvent } from '../events/step-event.ts'
import { proceed, type Flow } from '../flows/flow.ts'
import type { OnUnknown } from '../rules/policy-ast.ts'
import type { JudgeRule } from './rule-verdict.ts'
import { eventSetOf, type EventSet } from './event-set.ts'

/** What a rule does on a hit, live and enforced. */
export type OnHit = (context: HookContext, event: StepEvent, evaluation: Evaluation | undefined) => Flow | Promise<Flow>

/** What a compiled rule needs to answer. */
export interface RuleFacts {
  readonly name: string
  readonly events: readonly EventName[]
  readonly action: string
  readonly mode: 'enforce' | 'shadow'
  readonly onUnknown: OnUnknown
}

interface AnsweringRule {
  readonly facts: RuleFacts
  readonly kinds: EventSet
  readonly judge: JudgeRule
  readonly onHit: OnHit
  /** Instead of being undecidable: a taint is set rather than forgotten (L-60). */
  readonly onUnknown: OnHit | undefined
}

/** A call whose arguments are not one plain JSON object is undecidable for every rule on it (L-91). */
export function refuseUnreadableArgs(event: StepEvent, onUnknown: OnUnknown, rule?: string): void {
  if (event.kind !== 'ToolCall' || event.argsFault === undefined) return
  throw new Undecidable('the arguments', event.argsFault, onUnknown, rule)
}

/** The parts of a hook that follow from the rule alone. */
export function ruleHookBase(facts: RuleFacts): Pick<Hook, 'name' | 'binding' | 'observes' | 'isShadow'> {
  const base = { name: facts.name, binding: 'rule' as const, observes: eventSetOf(facts.events).has }
  return facts.mode === 'shadow' ? { ...base, isShadow: true } : base
}

/**
 * How a rule answers, as a function for `onEvent` and one for `settle`: a miss has no opinion, a hit
 * does what the rule says, unknown is `undecidable`. In shadow mode every outcome, throws too, is
 * reported and nothing else (L-18).
 */
export function answersOf(
  facts: RuleFacts,
  judge: JudgeRule,
  onHit: OnHit,
  onUnknown?: OnHit,
): { readonly onEvent: Hook['onEvent']; readonly settle: NonNullable<Hook['settle']> } {
  const rule: AnsweringRule = { facts, kinds: eventSetOf(facts.events), judge, onHit, onUnknown }
  const answer = facts.mode === 'shadow' ? answerInShadow : answerEnforced
  return {
    onEvent: (context, event, evaluation) => answer(rule, false, context, event, evaluation),
    settle: (context, event, evaluation) => answer(rule, true, context, event, evaluation),
  }
}

function answerEnforced(
  rule: AnsweringRule,
  settled: boolean,
  context: HookContext,
  event: StepEvent,
  evaluation: Evaluation | undefined,
): Flow | Promise<Flow> {
  if (!rule.kinds.has(event.kind)) return proceed()
  const { onUnknown } = rule.facts
  if (event.kind === 'ToolCall' && event.argsFault !== undefined) {
    report(rule, settled, evaluation, 'unknown')
    refuseUnreadableArgs(event, onUnknown)
  }
  const judged = rule.judge(event, context)
  switch (judged.verdict) {
    case 'miss':
      if (judged.exception !== undefined) report(rule, settled, evaluation, 'miss', judged.exception)
      return proceed()
    case 'hit':
      report(rule, settled, evaluation, 'hit')
      return rule.onHit(context, event, evaluation)
    case 'unknown':
      report(rule, settled, evaluation, 'unknown')
      if (rule.onUnknown !== undefined) return rule.onUnknown(context, event, evaluation)
      throw new Undecidable(judged.cause.path, judged.cause.why, onUnknown)
  }
}

function answerInShadow(
  rule: AnsweringRule,
  settled: boolean,
  context: HookContext,
  event: StepEvent,
  evaluation: Evaluation | undefined,
): Flow {
  if (!rule.kinds.has(event.kind)) return proceed()
  try {
    const isUnreadable = event.kind === 'ToolCall' && event.argsFault !== undefined
    const verdict: Verdict = isUnreadable ? 'unknown' : rule.judge(event, context).verdict
    if (verdict !== 'miss') report(rule, settled, evaluation, verdict)
  } catch (thrown) {
    if (thrown instanceof PendingLookup) throw thrown
    // A shadow rule changes nothing, so its own failure is only reported.
    report(rule, settled, evaluation, 'unknown')
  }
  return proceed()
}

function report(
  rule: AnsweringRule,
  settled: boolean,
  evaluation: Evaluation | undefined,
  verdict: Verdict,
  exception?: string,
): void {
  if (evaluation === undefined) return
  const { name, action, mode } = rule.facts
  const entry = { rule: name, verdict, action, mode, settled }
  evaluation.verdicts.push(exception === undefined ? entry : { ...entry, exception })
}
