import { isJsonArray, type Json } from '../base/json.ts'
import type { Verdict } from '../base/verdict.ts'

const UNKNOWN: unique symbol = Symbol('unknown')

/**
 * No value could be worked out (L-52). Its truth may be known all the same: `{ and: [ <unknown>, false ] }`
 * is false whichever value the unknown one has, but it may be any false value. Holds no event value.
 */
export interface Unknown {
  readonly [UNKNOWN]: true
  readonly truth: Verdict
  readonly path: string
  readonly why: string
}

/** The value of an expression. */
export type Outcome = Json | Unknown

export function unknown(path: string, why: string, truth: Verdict = 'unknown'): Unknown {
  return { [UNKNOWN]: true, truth, path, why }
}

export function isUnknown(outcome: Outcome): outcome is Unknown {
  return typeof outcome === 'object' && outcome !== null && UNKNOWN in outcome
}

/** The same doubt about something built from the value: its truth does not follow. */
export function blurred(doubt: Unknown): Unknown {
  return doubt.truth === 'unknown' ? doubt : unknown(doubt.path, doubt.why)
}

/** Truth as JsonLogic has it: an empty list is false, `"0"` is true. */
export function truthOf(outcome: Outcome): Verdict {
  if (isJsonArray(outcome)) return outcome.length === 0 ? 'miss' : 'hit'
  if (isUnknown(outcome)) return outcome.truth
  return outcome ? 'hit' : 'miss'
}

/** Either of two outcomes, by a choice that `doubt` leaves open. */
export function eitherOf(left: Outcome, right: Outcome, doubt: Unknown): Outcome {
  if (!isUnknown(left) && !isUnknown(right) && Object.is(left, right)) return left
  const truth = truthOf(left)
  return unknown(doubt.path, doubt.why, truth === truthOf(right) ? truth : 'unknown')
}
