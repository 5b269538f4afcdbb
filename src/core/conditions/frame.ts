import { isJsonArray, isJsonObject, type Json } from '../base/json.ts'
import { CONDITION_ABSENT, type ConditionData } from './condition-data.ts'
import { isUnknown, unknown, type Outcome } from './outcome.ts'
import type { Steps } from './steps.ts'

/** What an expression sees while it is evaluated; the run-time side of `Place`. */
export type Frame = { readonly data: ConditionData; readonly steps: Steps } & (
  | { readonly kind: 'event' }
  | { readonly kind: 'element'; readonly element: Json }
  | { readonly kind: 'fold'; readonly current: Json; readonly accumulator: Outcome }
)

export type Evaluate = (frame: Frame) => Outcome

/** One step of a `var`: a name on a map, an index on a list. `index` is -1 where the name is none. */
export interface VariableStep {
  readonly name: string
  readonly index: number
}

export const ABSENT: unique symbol = Symbol('absent')
/** A name on a list, a member of a scalar: the question makes no sense on the value found (L-14). */
export const MISFIT: unique symbol = Symbol('misfit')

export function variableSteps(path: string): readonly VariableStep[] {
  if (path === '') return []
  return path.split('.').map((name) => ({ name, index: /^(?:0|[1-9]\d{0,9})$/u.test(name) ? Number(name) : -1 }))
}

/** Reads by own members only, in the three cases of L-14. */
export function lookUp(frame: Frame, path: readonly VariableStep[]): Outcome | typeof ABSENT | typeof MISFIT {
  const [first] = path
  switch (frame.kind) {
    case 'element':
      return follow(frame.element, path, 0)
    case 'event': {
      if (first === undefined) return MISFIT
      const value = frame.data.read(first.name)
      if (value === CONDITION_ABSENT) return ABSENT
      // Arguments are an object or no test on them can be judged, the test for their very type included (L-14).
      if (first.name === 'args' && !isJsonObject(value)) return MISFIT
      return follow(value, path, 1)
    }
    case 'fold': {
      if (first === undefined) return MISFIT
      if (first.name === 'current') return follow(frame.current, path, 1)
      if (first.name !== 'accumulator') return ABSENT
      if (!isUnknown(frame.accumulator)) return follow(frame.accumulator, path, 1)
      return path.length === 1 ? frame.accumulator : unknown(frame.accumulator.path, frame.accumulator.why)
    }
  }
}

function follow(start: Json, path: readonly VariableStep[], from: number): Json | typeof ABSENT | typeof MISFIT {
  let value = start
  for (let i = from; i < path.length; i++) {
    const step = path[i]
    if (value === null || step === undefined) return ABSENT
    if (typeof value !== 'object') return MISFIT
    let next: Json | undefined
    if (isJsonArray(value)) {
      if (step.index < 0) return MISFIT
      next = value[step.index]
    } else {
      next = Object.hasOwn(value, step.name) ? value[step.name] : undefined
    }
    if (next === undefined) return ABSENT
    value = next
  }
  return value
}
