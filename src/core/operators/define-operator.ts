import type { z } from 'zod'
import type { Json, JsonType } from '../base/json.ts'
import type { Verdict } from '../base/verdict.ts'
import type { Env } from '../events/hook-context.ts'

/** Types that a test judges; every other value is unknown (L-40). `text` is a string without lone surrogates. */
export type Judged = 'text' | Exclude<JsonType, 'string'> | 'integer'

/** What stands beside the operators of one map and holds for all of them (L-16). */
export interface OperatorModifiers {
  /** A pattern must match the whole text. */
  readonly full?: boolean
  readonly ignoreCase?: boolean
  /** What is folded first, on both sides (L-40). */
  readonly normalize?: readonly ('nfkc' | 'invisible' | 'case')[]
}

/** What the place of a test and the run give to operators that need more than the value. */
export interface OperatorFacts {
  readonly env: Env
  /** Milliseconds since 1970, absent = no time known. */
  readonly at?: number
}

export interface OperatorExample {
  readonly param: Json
  readonly modifiers?: OperatorModifiers
  readonly value: Json
  readonly want: Verdict
}

export type ValueTest<Value = Json> = (value: Value, facts: OperatorFacts) => Verdict

/**
 * One match test. `test` is asked only about values that `judges` names; the wrapper answers unknown
 * for all others, so no member can forget it. Absent and null never reach an operator, except those
 * that judge null.
 */
export interface OperatorDefinition<Name extends string = string, Param = never> {
  readonly name: Name
  readonly summary: string
  /** The types judged, or how they follow from the parameter. */
  readonly judges: readonly Judged[] | ((param: Param) => readonly Judged[])
  /** Null is a value for this operator and not absent (L-14). */
  readonly judgesNull?: boolean
  readonly param: z.ZodType<Param>
  /** The modifiers that mean something here; another one beside it does not load. */
  readonly modifiers: readonly (keyof OperatorModifiers)[]
  /** A text test on what a domain operator should judge does not load in a permit (L-44). */
  readonly isTextTest?: boolean
  /** Why the parameter is wrong where its shape is right (a bad pattern); undefined = fine. */
  readonly check?: (param: Param, modifiers: OperatorModifiers) => string | undefined
  readonly bind: (param: Param, modifiers: OperatorModifiers) => ValueTest
  readonly examples: readonly OperatorExample[]
}
