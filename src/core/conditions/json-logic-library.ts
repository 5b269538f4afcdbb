import jsonLogic from 'json-logic-js'
import type { Json } from '../base/json.ts'

/**
 * The door to json-logic-js. The library is given one operation at a time, over values that are already
 * worked out. They come in as *data* behind `var`, because it would take a map among its operands for
 * an expression; no text of an event is ever an operator or a path here, and no path leaves the list of values.
 */
export function libraryOperation(
  name: 'cat' | 'substr' | 'merge',
  count: number,
): (values: readonly Json[]) => unknown {
  const expression = { [name]: Array.from({ length: count }, (_, index) => ({ var: String(index) })) }
  return (values) => {
    try {
      const result: unknown = jsonLogic.apply(expression, values)
      return result
    } catch {
      return undefined // a throw is unknown (L-52)
    }
  }
}
