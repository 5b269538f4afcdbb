import { bindAction, type ActionState } from '../actions/define-action.ts'
import { possibleAnswers } from '../actions/possible-answers.ts'
import { textForm, type Json } from '../base/json.ts'
import { newEvaluation } from '../chain/compose-options.ts'
import type { Evaluation, FlowDetails, Hook } from '../chain/hook.ts'
import { codeDefinition } from '../diagnostics/codes/registry.ts'
import { firstAdvice } from '../diagnostics/first-advice.ts'
import type { StepEvent } from '../events/step-event.ts'
import { proceed, type Flow } from '../flows/flow.ts'
import { asksWorld } from '../rules/asks-world.ts'
import { Undecidable } from '../base/undecidable.ts'
import type { ActionNode, ExceptionNode, LabelNode, RuleNode } from '../rules/policy-ast.ts'
import { compileAsk } from './compile-ask.ts'
import { compileConsult } from './compile-consult.ts'
import type { CompileScope } from './compile-scope.ts'
import { compileVerdict } from './compile-verdict.ts'
import type { JudgeRule } from './rule-verdict.ts'
import type { HostPorts } from './host-ports.ts'
import { addLabel } from './labels.ts'
import { answersOf, ruleHookBase, type OnHit, type RuleFacts } from './rule-verdict-hook.ts'
import { spelledRewrite } from './spelled-rewrite.ts'

/** What the rules of one pack are compiled with. */
export interface RuleScope extends CompileScope {
  readonly ports: HostPorts
  readonly labels: ReadonlyMap<string, LabelNode>
}

export interface CompiledRule {
  readonly rule: RuleNode
  readonly judge: JudgeRule
  readonly hook: Hook
}

/** One rule, one hook (L-10). */
export function compileRule(rule: RuleNode, exceptions: readonly ExceptionNode[], scope: RuleScope): CompiledRule {
  const verdict = compileVerdict(rule, exceptions, scope)
  const judge = rule.action.name === 'repair' ? missWithoutTarget(rule, verdict) : verdict
  const facts: RuleFacts = {
    name: rule.fullName,
    events: rule.events,
    action: rule.action.name,
    mode: rule.mode,
    onUnknown: rule.onUnknown,
  }
  const hook = compileHook(rule, facts, judge, scope)
  // A check may take its time, and so may an answer about the world; of the others nobody has to be waited for.
  const asksCheck = rule.action.definition.kind === 'consult' && rule.mode !== 'shadow'
  const mayWait = asksCheck || asksWorld(rule, exceptions)
  const answers = possibleAnswers(rule.action.definition, rule.action.param, rule.events)
  return { rule, judge, hook: mayWait ? { ...hook, answers } : { ...hook, answers, isSync: true } }
}

/** A call for which a `repair` has no allowed name is a miss of the rule, in shadow mode too (L-35). */
function missWithoutTarget({ action, fullName }: RuleNode, judge: JudgeRule): JudgeRule {
  const repair = bindAction(action.definition, action.param, { rule: fullName })
  return (event, context) => {
    const judged = judge(event, context)
    if (judged.verdict !== 'hit' || repair === undefined) return judged
    const answer = repair(event, context, noState)
    return 'type' in answer && answer.type === 'Continue' ? { verdict: 'miss' } : judged
  }
}

function compileHook(rule: RuleNode, facts: RuleFacts, judge: JudgeRule, scope: RuleScope): Hook {
  const { action } = rule
  const base = ruleHookBase(facts)
  switch (action.definition.kind) {
    case 'flow': {
      const onHit =
        action.name === 'rewrite'
          ? spelledRewrite(action, facts, scope.catalogue, (spelled) => onHitOfFlow(spelled, facts))
          : onHitOfFlow(action, facts)
      const { onEvent, settle } = answersOf(facts, judge, onHit)
      const { settles } = action.definition
      // A patch of a rule may not be reset by code that comes later (S-54a).
      const hook: Hook = { ...base, onEvent, ...(action.name === 'patch' ? { seals: true } : {}) }
      return settles === undefined || rule.mode === 'shadow' ? hook : { ...hook, settles, settle }
    }
    case 'note': {
      const onHit = onHitOfNote(action)
      const { onEvent } = answersOf(facts, judge, onHit, setsTaint(action, scope) ? onHit : undefined)
      return { ...base, onEvent }
    }
    case 'ask':
      return compileAsk(rule.action, facts, judge, scope.ports)
    case 'consult':
      return compileConsult(rule.action, facts, judge, scope.ports)
    case 'allow':
      // The allow list asks its rules itself, all of them together (L-21).
      return { ...base, onEvent: proceed }
  }
}

/** The answer of an action that speaks flows; a structured result travels beside its text form (S-83). */
export function onHitOfFlow(action: ActionNode, facts: Pick<RuleFacts, 'name' | 'onUnknown'>): OnHit {
  const run = bindAction(action.definition, action.param, { rule: facts.name })
  if (run === undefined) throw new Error(`the action \`${action.name}\` answers nothing by itself`)
  const usesState = action.definition.usesState === true
  return (context, event, evaluation) => {
    try {
      const answer = run(event, context, usesState ? stateOf(evaluation, event, facts.name) : noState)
      if ('type' in answer) return answer
      const details: FlowDetails = {
        output: answer.output,
        ...(answer.isError === undefined ? {} : { isError: answer.isError }),
      }
      const flow: Flow & FlowDetails = { type: 'RewriteResult', result: textForm(answer.output), ...details }
      return flow
    } catch (thrown) {
      if (!(thrown instanceof Undecidable)) throw thrown
      // An operation that cannot be done on the value found is the rule's unknown (L-12a).
      markUnknown(evaluation, facts.name)
      throw new Undecidable(thrown.path, thrown.why, facts.onUnknown)
    }
  }
}

/** The rule matched, but its operation could not be judged: what is recorded is unknown, not a hit. */
function markUnknown(evaluation: Evaluation | undefined, rule: string): void {
  const last = evaluation?.verdicts.at(-1)
  if (evaluation === undefined || last?.rule !== rule) return
  evaluation.verdicts[evaluation.verdicts.length - 1] = { ...last, verdict: 'unknown' }
}

/** For actions that say they use none. */
const noState: ActionState = {
  get: () => undefined,
  set() {
    throw new Error('an action that declares no state takes a note')
  },
  report() {
    throw new Error('an action that declares no state reports a finding')
  },
}

/** Notes and findings belong to the evaluation, so that rules of one event share them. */
function stateOf(evaluation: Evaluation = newEvaluation(), event: StepEvent, rule: string): ActionState {
  const notes = (evaluation.notes ??= new Map<symbol, unknown>())
  return {
    get: (key) => notes.get(key),
    set: (key, value) => {
      notes.set(key, value)
    },
    report(code, message) {
      const { severity, fix } = codeDefinition(code)
      const at = { kind: 'run', event: event.kind, hook: rule } as const
      evaluation.diagnostics.push({ code, severity, message, at, hint: firstAdvice(fix) })
    },
  }
}

function onHitOfNote(action: ActionNode): OnHit {
  const label = noteLabel(action)
  return (context) => {
    if (label !== undefined) addLabel(context, label)
    return proceed()
  }
}

function noteLabel(action: ActionNode): string | undefined {
  const { label } = action.param as { readonly label?: Json }
  return typeof label === 'string' ? label : undefined
}

function setsTaint(action: ActionNode, scope: RuleScope): boolean {
  const label = noteLabel(action)
  return label !== undefined && scope.labels.get(label)?.taint === true
}
