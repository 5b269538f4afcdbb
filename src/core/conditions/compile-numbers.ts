import type { Evaluate, Frame } from './frame.ts'
import type { Operand } from './operand.ts'
import { blurred, isUnknown, unknown, type Outcome, type Unknown } from './outcome.ts'
import { spend } from './steps.ts'

export type OrderingName = '<' | '<=' | '>' | '>='
export type ArithmeticName = '+' | '-' | '*' | '/' | '%' | 'min' | 'max'

const orderings: Record<OrderingName, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
}

/** Only finite numbers are ordered; everything else is unknown and never converted (L-52). */
export function compileOrdering(name: OrderingName, left: Operand, right: Operand, third?: Operand): Evaluate {
  const holds = orderings[name]
  const readLeft = numberReader(left)
  const readRight = numberReader(right)
  if (third === undefined) {
    return (frame) => {
      spend(frame.steps, 1)
      const a = readLeft(frame)
      if (typeof a !== 'number') return a
      const b = readRight(frame)
      return typeof b === 'number' ? holds(a, b) : b
    }
  }
  const readThird = numberReader(third)
  return (frame) => {
    spend(frame.steps, 1)
    const a = readLeft(frame)
    if (typeof a !== 'number') return a
    const b = readRight(frame)
    if (typeof b !== 'number') return b
    const c = readThird(frame)
    return typeof c === 'number' ? holds(a, b) && holds(b, c) : c
  }
}

const arithmetic: Record<ArithmeticName, (numbers: readonly number[]) => number> = {
  '+': (numbers) => numbers.reduce((sum, number) => sum + number, 0),
  '-': ([a = NaN, b]) => (b === undefined ? -a : a - b),
  // json-logic-js reads each factor from its text, where -0 is 0; adding 0 does the same.
  '*': (numbers) => numbers.reduce((product, number) => (product + 0) * (number + 0)),
  '/': ([a = NaN, b = NaN]) => a / b,
  '%': ([a = NaN, b = NaN]) => a % b,
  min: (numbers) => Math.min(...numbers),
  max: (numbers) => Math.max(...numbers),
}

/** A result that is no finite number (a division by zero) is unknown as well: no JSON value can hold it. */
export function compileArithmetic(name: ArithmeticName, operands: readonly Operand[]): Evaluate {
  const compute = arithmetic[name]
  const readers = operands.map(numberReader)
  const noResult = unknown(`the result of \`${name}\``, 'is not a finite number')
  return (frame: Frame): Outcome => {
    spend(frame.steps, readers.length)
    const numbers: number[] = []
    for (const read of readers) {
      const number = read(frame)
      if (typeof number !== 'number') return number
      numbers.push(number)
    }
    const result = compute(numbers)
    return Number.isFinite(result) ? result : noResult
  }
}

function numberReader({ evaluate, label }: Operand): (frame: Frame) => number | Unknown {
  const noNumber = unknown(label, 'is not a finite number')
  return (frame) => {
    const value = evaluate(frame)
    if (typeof value === 'number' && Number.isFinite(value)) return value
    return isUnknown(value) ? blurred(value) : noNumber
  }
}
