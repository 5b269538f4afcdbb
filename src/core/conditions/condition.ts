import type { Json } from '../base/json.ts'

/** A JsonLogic expression that was checked whole at load (L-51). Evaluation is `compileCondition`'s. */
export interface Condition {
  readonly expression: Json
  /** The paths of every `var`, `missing` and `missing_some` that are literal, `args.amount`. */
  readonly variables: readonly string[]
}
