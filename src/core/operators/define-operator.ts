import type { z } from 'zod'
import { hasLoneSurrogate } from '../base/code-points.ts'
import { jsonType, type Json, type JsonType } from '../base/json.ts'
import type { Verdict } from '../base/verdict.ts'
import { PendingLookup } from '../base/pending-lookup.ts'
import type { Env } from '../events/hook-context.ts'
import { noLookups, type Lookups } from '../events/lookups.ts'
import type { PlainWorld } from '../events/plain-world.ts'
import type { WorldPort } from '../events/world.ts'
import { foldingsOf } from '../text/fold-text.ts'
import { foldLeaves } from './fold-leaves.ts'

/** Types that a test judges; every other value is unknown (L-40). `text` is a string without lone surrogates, `string` any. */
export type Judged = 'text' | JsonType | 'integer'

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
  readonly env?: Env
  /** Milliseconds since 1970. */
  readonly at?: number
  readonly world?: PlainWorld
  readonly place?: OperatorPlace
  readonly want: Verdict
}

export type ValueTest<Value = Json> = (value: Value, facts: OperatorFacts, lookups: Lookups) => Verdict

/** A test bound to its parameter. Without `lookups` there is no world to ask. */
export type BoundTest = (value: Json, facts: OperatorFacts, lookups?: Lookups) => Verdict

/** Where a test stands, for operators whose doubts fall to one side (L-42). */
export interface OperatorPlace {
  /** A hit lets a call run: `unless`, `allow`, an exception. */
  readonly permit: boolean
  /** An odd number of `not` and `none` stands above it. */
  readonly negated: boolean
}

const plainGuard: OperatorPlace = Object.freeze({ permit: false, negated: false })

/**
 * One match test. `test` is asked only about values that `judges` names; the wrapper answers unknown
 * for all others, so no member can forget it. Absent and null never reach an operator, except those
 * that judge null.
 */
export interface OperatorDefinition<Name extends string = string, Param = never> {
  readonly name: Name
  readonly summary: string
  /** What its page says below the summary, a paragraph each. */
  readonly details?: readonly string[]
  /** The types judged, or how they follow from the parameter. */
  readonly judges: readonly Judged[] | ((param: Param) => readonly Judged[])
  /** Null is a value for this operator and not absent (L-14). */
  readonly judgesNull?: boolean
  readonly param: z.ZodType<Param>
  /** The modifiers that mean something here; another one beside it does not load. */
  readonly modifiers: readonly (keyof OperatorModifiers)[]
  /** The parameter is a pattern, whose signs must not fold: `bind` gets it and the values as they are and folds by itself. */
  readonly foldsItself?: boolean
  /** It says what a value is not, so an absent one leaves a permit unknown, as below `not` (L-14). */
  readonly isNegation?: boolean
  /** A text test on what a domain operator should judge does not load in a permit (L-44). */
  readonly isTextTest?: boolean
  /** Why the parameter is wrong where its shape is right (a bad pattern); undefined = fine. */
  readonly check?: (param: Param, modifiers: OperatorModifiers) => string | undefined
  /** As `check`, for what depends on the place: a permit must state what a guard may leave open. */
  readonly checkPlace?: (param: Param, place: OperatorPlace) => string | undefined
  /** `{ list: name }` and `{ ref: path }` may stand inside the parameter, wherever a value of its schema may (L-16). */
  readonly holdsNames?: boolean
  /** Ports of the host without which it does not load (L-04). */
  readonly needs?: (param: Param, place: OperatorPlace) => readonly WorldPort[]
  readonly bind: (param: Param, modifiers: OperatorModifiers, place: OperatorPlace) => ValueTest
  /** Why a judged value left it unknown, with nothing of the value in it: `names a home folder that is not known`. */
  readonly explain?: (param: Param, value: Json, facts: OperatorFacts, lookups: Lookups) => string | undefined
  readonly examples: readonly OperatorExample[]
}

/**
 * Keeps the name as a literal type and hides the type of the parameter, so that operators of all
 * parameters are one list.
 */
export function defineOperator<const Name extends string, Param>(
  definition: OperatorDefinition<Name, Param>,
): OperatorDefinition<Name> {
  // A definition is asked only with what its own `param` let pass, so `never` loses nothing.
  return definition as unknown as OperatorDefinition<Name>
}

/**
 * The test of one parameter: unknown for every value that the operator does not judge, else its
 * verdict on the folded value (L-40). Never throws but to wait (`PendingLookup`), as a test
 * that could would be neither hit nor miss and skip the fail-closed answer.
 *
 * @param param has passed the operator's `param` and `check`.
 */
export function bindOperator(
  definition: OperatorDefinition,
  param: Json,
  modifiers: OperatorModifiers,
  place: OperatorPlace = plainGuard,
): BoundTest {
  const foldings = foldingsOf(modifiers)
  const isFolding =
    foldings.length > 0 && definition.modifiers.includes('normalize') && definition.foldsItself !== true
  const operand = isFolding ? foldLeaves(param, foldings) : param
  let judges: readonly Judged[]
  let test: ValueTest
  try {
    // The caller vouches that it passed the schema of `param`.
    judges = typeof definition.judges === 'function' ? definition.judges(operand as never) : definition.judges
    test = definition.bind(operand as never, modifiers, place)
  } catch {
    return () => 'unknown'
  }
  const { judgesNull = false } = definition
  return (value, facts, lookups = noLookups) => {
    if (value === null ? !judgesNull : !isJudged(value, judges)) return 'unknown'
    try {
      return test(isFolding ? foldLeaves(value, foldings) : value, facts, lookups)
    } catch (thrown) {
      if (thrown instanceof PendingLookup) throw thrown
      return 'unknown'
    }
  }
}

function isJudged(value: Json, judges: readonly Judged[]): boolean {
  if (typeof value === 'string') {
    return judges.includes('string') || (judges.includes('text') && !hasLoneSurrogate(value))
  }
  if (typeof value === 'number') {
    // JSON has finite numbers only, but a host could hand over others.
    if (!Number.isFinite(value)) return false
    return judges.includes('number') || (judges.includes('integer') && Number.isInteger(value))
  }
  const type = jsonType(value)
  return type !== 'string' && judges.includes(type)
}
