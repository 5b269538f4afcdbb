import type { z } from 'zod'
import type { Json } from '../base/json.ts'
import type { Code } from '../diagnostics/codes/registry.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { EventName } from '../events/event-name.ts'
import type { Flow, FlowType } from '../flows/flow.ts'
import type { SettlePass } from '../flows/settle-pass.ts'
import { paramIssues, type ParamIssue } from './param-issue.ts'

/**
 * The structured answer of an action on a result: the value and the mark behind `RewriteResult`
 * (S-83). `isError` absent keeps the running mark.
 */
export interface ResultRewrite {
  readonly output: Json
  readonly isError?: boolean
}

/** What an action answers on a hit. */
export type ActionAnswer = Flow | ResultRewrite

/** What an action knows at load. */
export interface ActionScope {
  /** Full name, `acme/agent-baseline#no-recursive-delete`. */
  readonly rule: string
}

/** What an action may read of earlier rules that hit on this very event, by action name (L-34). */
export interface ActionState {
  get(key: symbol): unknown
  set(key: symbol, value: unknown): void
  /** A finding that changes no decision (a dropped tool name, L-34). */
  report?(code: Code, message: string): void
}

export type ActionRun = (event: StepEvent, context: HookContext, state: ActionState) => ActionAnswer

export interface ActionExample {
  readonly event: EventName
  readonly param: Json
  /** A case of `tests:` that this action decides, without the rule around it. */
  readonly note: string
}

/**
 * What a rule does on a hit. `flow` actions answer by themselves; the others are wired by the
 * compiler, because they ask somebody (`ask`, `consult`), permit (`allow`) or remember (`note`).
 */
export interface ActionDefinition<Name extends string = string, Param = never> {
  readonly name: Name
  readonly summary: string
  /** The flows that it may answer, over all its events; none = it changes nothing. */
  readonly answers: readonly FlowType[]
  /** The events that honor it (L-30). */
  readonly events: readonly EventName[]
  /** It stops something (`skip`, `terminate`, `ask`, `consult`): exceptions need no `weakens`. */
  readonly isGuard: boolean
  readonly settles?: SettlePass
  /** May stand for a list of events (L-11). */
  readonly takesEventList?: boolean
  readonly param: z.ZodType<Param>
  readonly kind: 'flow' | 'ask' | 'consult' | 'allow' | 'note'
  /** What is wrong with a parameter of the right shape on these events; absent = nothing can be. */
  readonly check?: (param: Param, events: readonly EventName[]) => readonly ParamIssue[]
  /** It shares notes with other rules of the event, or reports findings; others are given no state. */
  readonly usesState?: boolean
  /** Of `flow` actions only. Throws `Undecidable` where the operation cannot be done on the value found. */
  readonly bind?: (param: Param, scope: ActionScope) => ActionRun
  readonly examples: readonly ActionExample[]
}

/** Forgets the type of the parameter, so that all definitions fit one list. */
export function defineAction<const Name extends string, Param>(
  definition: ActionDefinition<Name, Param>,
): ActionDefinition<Name> {
  // The one place where the parameter type is forgotten: whoever binds has asked `param` first (checkAction).
  return definition as unknown as ActionDefinition<Name>
}

/** Everything that is wrong with the parameter of an action on these events; empty = it may be bound. */
export function checkAction(
  definition: ActionDefinition,
  param: Json,
  events: readonly EventName[],
): readonly ParamIssue[] {
  const issues = paramIssues(definition.param, param)
  // `as never`: the schema has just accepted it.
  return issues.length > 0 ? issues : (definition.check?.(param as never, events) ?? [])
}

/** Of `flow` actions, with a parameter that `checkAction` accepted; undefined for all others. */
export function bindAction(definition: ActionDefinition, param: Json, scope: ActionScope): ActionRun | undefined {
  // `as never`: the schema accepted it at load.
  return definition.bind?.(param as never, scope)
}
