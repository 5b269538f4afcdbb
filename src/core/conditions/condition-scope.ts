import type { Json } from '../base/json.ts'
import type { Verdict } from '../base/verdict.ts'
import type { ConditionData } from './condition-data.ts'

export interface BoundConditionOperator {
  /**
   * Asked about known values only. `data` is what the condition judges, so that an operator finds the
   * facts of the run which its caller put there. A throw is the operator's own failure and is passed on.
   */
  test(value: Json, data: ConditionData): Verdict
}

/** A match operator as JsonLogic sees it: `{ starts_with: [ { var: args.p }, "x" ] }` (L-51). */
export interface ConditionOperator {
  /** The parameter is literal; `message` says why it is wrong. */
  readonly bind: (
    param: Json,
  ) => ({ readonly ok: true } & BoundConditionOperator) | { readonly ok: false; readonly message: string }
  /** Null is a value for this operator; for all others it is unknown, as an absent `var` is (L-14). */
  readonly acceptsNull?: boolean
}

/** What the place of a condition allows. */
export interface ConditionScope {
  /** The roots that apply to the rule's event, or to all its events (L-50). */
  readonly roots: ReadonlySet<string>
  /** The members of a root where they are known (`run`: turn, agent ...); an empty set is a root without members. */
  readonly rootMembers?: ReadonlyMap<string, ReadonlySet<string>>
  /** Match operators by name. A name that JsonLogic has means JsonLogic's (L-51). */
  readonly operators: ReadonlyMap<string, ConditionOperator>
}
