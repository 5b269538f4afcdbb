import { isJsonArray, type Json } from '../base/json.ts'
import { assertNever } from '../base/assert-never.ts'
import { and, not, or, type Verdict } from '../base/verdict.ts'
import type { Evaluate, Frame } from './frame.ts'
import type { Operand } from './operand.ts'
import { blurred, isUnknown, truthOf, unknown, type Outcome, type Unknown } from './outcome.ts'
import { spend } from './steps.ts'

export type IterationName = 'map' | 'filter' | 'all' | 'some' | 'none'

/** Over anything but a list unknown (L-52); json-logic-js would take it for an empty one. */
export function compileIteration(name: IterationName, list: Operand, body: Evaluate): Evaluate {
  const read = listReader(list)
  switch (name) {
    case 'map':
      return compileMap(read, body)
    case 'filter':
      return compileFilter(read, body)
    case 'all':
    case 'some':
    case 'none':
      return compileQuantifier(name, read, body)
    default:
      return assertNever(name)
  }
}

export function compileFold(list: Operand, body: Evaluate, initial: Evaluate): Evaluate {
  const read = listReader(list)
  return (frame) => {
    const elements = read(frame)
    if (isUnknown(elements)) return elements
    const { data, steps } = frame
    let accumulator = initial(frame)
    for (const current of elements) {
      spend(steps, 1)
      accumulator = body({ kind: 'fold', current, accumulator, data, steps })
    }
    return accumulator
  }
}

type ReadList = (frame: Frame) => readonly Json[] | Unknown

function compileMap(read: ReadList, body: Evaluate): Evaluate {
  return (frame) => {
    const elements = read(frame)
    if (isUnknown(elements)) return elements
    const mapped: Json[] = []
    for (const element of elements) {
      const outcome = judge(body, element, frame)
      if (isUnknown(outcome)) return blurred(outcome)
      mapped.push(outcome)
    }
    return mapped
  }
}

function compileFilter(read: ReadList, body: Evaluate): Evaluate {
  return (frame) => {
    const elements = read(frame)
    if (isUnknown(elements)) return elements
    const kept: Json[] = []
    for (const element of elements) {
      const outcome = judge(body, element, frame)
      const truth = truthOf(outcome)
      if (truth === 'hit') kept.push(element)
      else if (truth === 'unknown') return outcome
    }
    return kept
  }
}

/** Kleene over the elements; of none, `all` and `some` are false and `none` is true, as in json-logic-js. */
function compileQuantifier(name: 'all' | 'some' | 'none', read: ReadList, body: Evaluate): Evaluate {
  const isAll = name === 'all'
  const decisive: Verdict = isAll ? 'miss' : 'hit'
  return (frame) => {
    const elements = read(frame)
    if (isUnknown(elements)) return elements
    let verdict: Verdict = isAll && elements.length > 0 ? 'hit' : 'miss'
    let doubt: Unknown | undefined
    for (const element of elements) {
      const outcome = judge(body, element, frame)
      const truth = truthOf(outcome)
      verdict = isAll ? and(verdict, truth) : or(verdict, truth)
      if (verdict === decisive) break
      if (truth === 'unknown' && isUnknown(outcome)) doubt ??= outcome
    }
    if (verdict === 'unknown') return doubt ?? unknown('an element', 'could not be judged')
    return (name === 'none' ? not(verdict) : verdict) === 'hit'
  }
}

function judge(body: Evaluate, element: Json, { data, steps }: Frame): Outcome {
  spend(steps, 1)
  return body({ kind: 'element', element, data, steps })
}

function listReader({ evaluate, label }: Operand): ReadList {
  const noList = unknown(label, 'is not a list')
  return (frame) => {
    spend(frame.steps, 1)
    const value = evaluate(frame)
    if (isJsonArray(value)) return value
    return isUnknown(value) ? blurred(value) : noList
  }
}
