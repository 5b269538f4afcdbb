import { isJsonArray, isJsonObject, type Json } from '../base/json.ts'
import { containsText } from './contains-text.ts'
import type { Evaluate } from './frame.ts'
import type { Operand } from './operand.ts'
import { blurred, isUnknown, unknown } from './outcome.ts'
import { hasTextForm, spend, textSteps } from './steps.ts'

/**
 * `in`: a part of a text, or an element of a list by `===`. As in json-logic-js nothing is in the empty
 * text, and what is looked for in a text is made a text (null is `null`). Over anything else unknown (L-52).
 */
export function compileMembership(needle: Operand, haystack: Operand): Evaluate {
  const noText = unknown(needle.label, 'has no text form')
  const noHaystack = unknown(haystack.label, 'is neither text nor list')
  return (frame) => {
    spend(frame.steps, 1)
    const part = needle.evaluate(frame)
    if (isUnknown(part)) return blurred(part)
    const whole = haystack.evaluate(frame)
    if (isJsonArray(whole)) {
      spend(frame.steps, (1 + (whole.length >> 4)) * (1 + (typeof part === 'string' ? part.length >> 10 : 0)))
      return whole.includes(part)
    }
    if (typeof whole !== 'string') return isUnknown(whole) ? blurred(whole) : noHaystack
    if (whole === '') return false
    if (isJsonObject(part) || !hasTextForm(part, frame.steps)) return noText
    spend(frame.steps, textSteps(whole))
    return containsText(whole, textOf(part))
  }
}

/** The same over a literal list of scalars; the list is made once. */
export function compileLiteralMembership(needle: Operand, list: readonly Json[]): Evaluate {
  const elements = new Set(list)
  return (frame) => {
    spend(frame.steps, 1)
    const part = needle.evaluate(frame)
    return isUnknown(part) ? blurred(part) : elements.has(part)
  }
}

/** As `String` makes it; the members of a list are joined by commas, null among them is empty. */
function textOf(value: Json): string {
  if (typeof value === 'string') return value
  return isJsonArray(value)
    ? value.map((element) => (element === null ? '' : textOf(element))).join(',')
    : JSON.stringify(value)
}
