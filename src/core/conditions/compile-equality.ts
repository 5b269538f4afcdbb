import { isJsonArray, type Json } from '../base/json.ts'
import type { Evaluate, Frame } from './frame.ts'
import type { Operand } from './operand.ts'
import { blurred, isUnknown, unknown } from './outcome.ts'
import { hasTextForm, spend, type Steps } from './steps.ts'

type EqualityName = '==' | '!=' | '===' | '!=='

/** Equality as JavaScript has it: lists and maps by identity, `==` with its conversions (L-51). */
export function compileEquality(name: EqualityName, left: Operand, right: Operand): Evaluate {
  const isStrict = name === '===' || name === '!=='
  const onEqual = name === '==' || name === '==='
  const undecided = unknown(left.path === undefined ? right.label : left.label, 'is a map beside a scalar')
  return (frame: Frame) => {
    const a = left.evaluate(frame)
    if (isUnknown(a)) return blurred(a)
    const b = right.evaluate(frame)
    if (isUnknown(b)) return blurred(b)
    spend(frame.steps, 1 + (typeof a === 'string' && typeof b === 'string' ? Math.min(a.length, b.length) >> 10 : 0))
    if (isStrict) return (a === b) === onEqual
    const isEqual = looselyEqual(a, b, frame.steps)
    return isEqual === undefined ? undecided : isEqual === onEqual
  }
}

/** Undefined where JavaScript would ask a map for its text, which no member of its own can give. */
function looselyEqual(a: Json, b: Json, steps: Steps): boolean | undefined {
  const isContainerLeft = typeof a === 'object' && a !== null
  const isContainerRight = typeof b === 'object' && b !== null
  if (isContainerLeft && isContainerRight) return a === b
  if (a === null || b === null) return a === b
  const container = isContainerLeft ? a : b
  if (isContainerLeft || isContainerRight) {
    if (!isJsonArray(container) || !hasTextForm(container, steps)) return undefined
  }
  return a == b
}
