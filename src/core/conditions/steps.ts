import { isJsonArray, type Json } from '../base/json.ts'
import { limits } from '../base/limits.ts'

/** What one evaluation may still do: a count and never a time, so that replay decides alike (L-52). */
export interface Steps {
  left: number
}

export function newSteps(): Steps {
  return { left: limits.expressionSteps }
}

/** @throws RangeError past the limit; `evaluateWithin` turns it into unknown. */
export function spend(steps: Steps, count: number): void {
  steps.left -= count
  if (steps.left < 0) throw new RangeError('step limit')
}

/** Work on a text counts too: a `reduce` over `cat` would otherwise double a text with each element. */
export function textSteps(text: string): number {
  return text.length >> 6
}

/**
 * Pays for turning a list into a text and says whether that is possible: a map has no text of its own
 * where members are not inherited, json-logic-js would throw or write `[object Object]`.
 */
export function hasTextForm(value: Json, steps: Steps): boolean {
  if (typeof value === 'string') spend(steps, textSteps(value))
  if (typeof value !== 'object' || value === null) return true
  if (!isJsonArray(value)) return false
  spend(steps, value.length)
  return value.every((element) => hasTextForm(element, steps))
}
