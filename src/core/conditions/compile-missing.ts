import { isJsonArray, type Json } from '../base/json.ts'
import { ABSENT, lookUp, MISFIT, variableSteps, type Evaluate, type Frame } from './frame.ts'
import type { Operand } from './operand.ts'
import { blurred, isUnknown, unknown, type Unknown } from './outcome.ts'
import { spend, textSteps } from './steps.ts'

type Key = string | number

/** `missing`: which of the paths are absent, null or the empty text. One list as first operand stands for the operands. */
export function compileMissing(operands: readonly Operand[]): Evaluate {
  const noPath = unknown('an operand of `missing`', 'is not a path')
  return (frame) => {
    const values: Json[] = []
    for (const { evaluate } of operands) {
      const value = evaluate(frame)
      if (isUnknown(value)) return blurred(value)
      values.push(value)
    }
    const [first] = values
    const keys = isJsonArray(first) ? first : values
    if (!keys.every(isKey)) return noPath
    return missingOf(frame, keys)
  }
}

/** `missing_some`: nothing where at least `need` of the paths are there, else the missing ones. */
export function compileMissingSome(need: Operand, paths: Operand): Evaluate {
  const noNumber = unknown(need.label, 'is not a finite number')
  const noPaths = unknown(paths.label, 'is not a list of paths')
  return (frame) => {
    const least = need.evaluate(frame)
    if (typeof least !== 'number' || !Number.isFinite(least)) return isUnknown(least) ? blurred(least) : noNumber
    const keys = paths.evaluate(frame)
    if (!isJsonArray(keys)) return isUnknown(keys) ? blurred(keys) : noPaths
    if (!keys.every(isKey)) return noPaths
    const missing = missingOf(frame, keys)
    return !isUnknown(missing) && keys.length - missing.length >= least ? [] : missing
  }
}

/** json-logic-js would take a map among the keys for an expression; here it is no key. */
function isKey(value: Json): value is Key {
  return typeof value === 'string' || (typeof value === 'number' && Number.isInteger(value))
}

// A key may come from the event, so it is not named.
const misfit = unknown('a path of `missing`', 'does not fit the value it is read from')

function missingOf(frame: Frame, keys: readonly Key[]): readonly Key[] | Unknown {
  const missing: Key[] = []
  for (const key of keys) {
    const path = String(key)
    spend(frame.steps, 1 + textSteps(path))
    const found = lookUp(frame, variableSteps(path))
    if (found === MISFIT) return misfit
    if (found === ABSENT || found === null || found === '') missing.push(key)
    else if (isUnknown(found)) return blurred(found)
  }
  return missing
}
