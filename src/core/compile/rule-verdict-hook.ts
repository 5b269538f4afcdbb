import { Undecidable } from '../base/undecidable.ts'
import type { Evaluation, Hook } from '../chain/hook.ts'
import type { HookContext } from '../events/hook-context.ts'
import { eventNames, type EventName } from '../events/event-name.ts'
import type { StepEvent, StepEventKind } from '../events/step-event.ts'
import { proceed, type Flow } from '../flows/flow.ts'
import type { OnUnknown } from '../rules/policy-ast.ts'
import type { JudgeRule } from './compile-verdict.ts'

/** What all compiled hooks have in common. */
export interface RuleFacts {
  readonly name: string
  readonly events: readonly EventName[]
  readonly action: string
  readonly mode: 'enforce' | 'shadow'
  readonly onUnknown: OnUnknown
}

/** What a rule does on a hit, live and enforced. */
export type OnHit = (context: HookContext, event: StepEvent, evaluation: Evaluation | undefined) => Flow | Promise<Flow>

export interface RuleJudgement {
  readonly judge: JudgeRule
  readonly onHit: OnHit
  /** Instead of being undecidable; a taint is set rather than forgotten (L-60). */
  readonly onUnknown?: OnHit
}

/** A call whose arguments are not one plain JSON object is undecidable for every rule on it (L-91). */
export function refuseUnreadableArgs(event: StepEvent, onUnknown: OnUnknown, rule?: string): void {
  if (event.kind !== 'ToolCall' || event.argsFault === undefined) return
  throw new Undecidable('the arguments', event.argsFault, onUnknown, rule)
}

/**
 * Judges and answers: a miss has no opinion, a hit does what the rule says, unknown is `undecidable`.
 * In shadow mode every outcome, throws too, is reported and nothing else (L-18).
 */
export function answerAsRule(
  facts: RuleFacts,
  judgement: RuleJudgement,
  settled: boolean,
): (context: HookContext, event: StepEvent, evaluation?: Evaluation) => Flow | Promise<Flow> {
  const { name, action, mode, onUnknown } = facts
  const report = (evaluation: Evaluation | undefined, verdict: 'hit' | 'miss' | 'unknown', exception?: string): void => {
    evaluation?.verdicts.push({
      rule: name,
      verdict,
      action,
      mode,
      settled,
      ...(exception === undefined ? {} : { exception }),
    })
  }
  const kinds = new Set<StepEventKind>(kindsOf(facts.events))
  const enforce = (context: HookContext, event: StepEvent, evaluation?: Evaluation): Flow | Promise<Flow> => {
    if (!kinds.has(event.kind)) return proceed()
    if (event.kind === 'ToolCall' && event.argsFault !== undefined) {
      report(evaluation, 'unknown')
      refuseUnreadableArgs(event, onUnknown)
    }
    const judged = judgement.judge(event, context)
    switch (judged.verdict) {
      case 'miss':
        if (judged.exception !== undefined) report(evaluation, 'miss', judged.exception)
        return proceed()
      case 'hit':
        report(evaluation, 'hit')
        return judgement.onHit(context, event, evaluation)
      case 'unknown':
        report(evaluation, 'unknown')
        if (judgement.onUnknown !== undefined) return judgement.onUnknown(context, event, evaluation)
        throw new Undecidable(judged.cause.path, judged.cause.why, onUnknown)
    }
  }
  if (mode === 'enforce') return enforce
  return (context, event, evaluation) => {
    if (!kinds.has(event.kind)) return proceed()
    try {
      const isUnreadable = event.kind === 'ToolCall' && event.argsFault !== undefined
      const { verdict } = isUnreadable ? { verdict: 'unknown' as const } : judgement.judge(event, context)
      if (verdict !== 'miss') report(evaluation, verdict)
    } catch {
      // A shadow rule changes nothing, so its own failure is only reported.
      report(evaluation, 'unknown')
    }
    return proceed()
  }
}

function kindsOf(events: readonly EventName[]): readonly StepEventKind[] {
  return Object.entries(eventNames).flatMap(([kind, name]) => (events.includes(name) ? [kind as StepEventKind] : []))
}

/** The parts of a hook that follow from the rule alone. */
export function ruleHookBase(facts: RuleFacts): Pick<Hook, 'name' | 'binding' | 'observes'> {
  const kinds = kindsOf(facts.events)
  return { name: facts.name, binding: 'rule', observes: (kind) => kinds.includes(kind) }
}
