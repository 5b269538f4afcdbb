import { isJsonArray, type Json } from '../base/json.ts'
import type { Evaluate } from './frame.ts'
import { libraryOperation } from './json-logic-library.ts'
import type { Operand } from './operand.ts'
import { blurred, isUnknown, unknown } from './outcome.ts'
import { hasTextForm, spend } from './steps.ts'

/**
 * `cat` and `substr`, computed by json-logic-js. A map has no text form, and an offset or a length that is
 * no finite number is compared as such by the library: both are unknown (L-52).
 */
export function compileText(name: 'cat' | 'substr', operands: readonly Operand[]): Evaluate {
  const apply = libraryOperation(name, operands.length)
  const noResult = unknown(`the result of \`${name}\``, 'could not be worked out')
  const misfits = operands.map(({ label }, index) =>
    unknown(label, name === 'substr' && index > 0 ? 'is not a finite number' : 'has no text form'),
  )
  return (frame) => {
    spend(frame.steps, operands.length)
    const values: Json[] = []
    for (const [index, { evaluate }] of operands.entries()) {
      const value = evaluate(frame)
      if (isUnknown(value)) return blurred(value)
      const fits = name === 'substr' && index > 0 ? Number.isFinite(value) : hasTextForm(value, frame.steps)
      if (!fits) return misfits[index] ?? noResult
      values.push(value)
    }
    const text = apply(values)
    return typeof text === 'string' ? text : noResult
  }
}

/** `merge`, computed by json-logic-js: lists are joined, everything else becomes an element. */
export function compileMerge(operands: readonly Operand[]): Evaluate {
  const apply = libraryOperation('merge', operands.length)
  const noResult = unknown('the result of `merge`', 'could not be worked out')
  return (frame) => {
    spend(frame.steps, operands.length)
    const values: Json[] = []
    for (const { evaluate } of operands) {
      const value = evaluate(frame)
      if (isUnknown(value)) return blurred(value)
      if (isJsonArray(value)) spend(frame.steps, value.length)
      values.push(value)
    }
    const list = apply(values)
    return Array.isArray(list) ? (list as readonly Json[]) : noResult // its elements are those of `values`
  }
}
