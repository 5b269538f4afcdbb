import type { BoundConditionOperator, ConditionOperator } from './condition-scope.ts'
import type { Evaluate } from './frame.ts'
import type { Operand } from './operand.ts'
import { blurred, isUnknown, unknown } from './outcome.ts'
import { spend } from './steps.ts'

/** A match operator on a value: its hit is true, its miss false (L-51). */
export function compileMatchOperator(
  name: string,
  { acceptsNull = false }: ConditionOperator,
  bound: BoundConditionOperator,
  operand: Operand,
): Evaluate {
  const isNull = unknown(operand.label, 'is null')
  const unjudged = unknown(operand.label, `is not a value that \`${name}\` can judge`)
  return (frame) => {
    spend(frame.steps, 1)
    const value = operand.evaluate(frame)
    if (isUnknown(value)) return blurred(value)
    if (value === null && !acceptsNull) return isNull
    const verdict = bound.test(value, frame.data)
    return verdict === 'unknown' ? unjudged : verdict === 'hit'
  }
}
