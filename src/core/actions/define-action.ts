import type { z } from 'zod'
import type { Json } from '../base/json.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { EventName } from '../events/event-name.ts'
import type { Flow } from '../flows/flow.ts'
import type { SettlePass } from '../flows/settle-pass.ts'


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
  /** The events that honor it (L-30). */
  readonly events: readonly EventName[]
  /** It stops something (`skip`, `terminate`, `ask`, `consult`): exceptions need no `weakens`. */
  readonly isGuard: boolean
  readonly settles?: SettlePass
  /** May stand for a list of events (L-11). */
  readonly takesEventList?: boolean
  readonly param: z.ZodType<Param>
  readonly kind: 'flow' | 'ask' | 'consult' | 'allow' | 'note'
  /** Of `flow` actions only. Throws `Undecidable` where the operation cannot be done on the value found. */
  readonly bind?: (param: Param, scope: ActionScope) => ActionRun
  readonly examples: readonly ActionExample[]
}
