import type { Json } from '../base/json.ts'
import { compileExpression } from './compile-expression.ts'
import type { ConditionData } from './condition-data.ts'
import type { ConditionScope } from './condition-scope.ts'
import type { Frame } from './frame.ts'
import { isUnknown, truthOf, unknown, type Outcome } from './outcome.ts'
import { eventPlace } from './place.ts'
import { newSteps } from './steps.ts'

/** `path` and `why` are for `could not judge <path>: <why>` (L-12); neither holds a value of the event. */
export type ConditionResult =
  | { readonly verdict: 'hit' }
  | { readonly verdict: 'miss' }
  | { readonly verdict: 'unknown'; readonly path: string; readonly why: string }

const hit: ConditionResult = { verdict: 'hit' }
const miss: ConditionResult = { verdict: 'miss' }

/**
 * Compiles an expression in which `checkCondition` found no problem. The result never differs from
 * json-logic-js: it is the truth of its value, or unknown (L-52, L-53). It throws only where
 * `data.read` or a match operator throws.
 */
export function compileCondition(expression: Json, scope: ConditionScope): (data: ConditionData) => ConditionResult {
  const evaluate = compileValue(expression, scope)
  return (data) => {
    const outcome = evaluate(data)
    const truth = truthOf(outcome)
    if (truth === 'hit') return hit
    if (truth === 'miss' || !isUnknown(outcome)) return miss
    return { verdict: 'unknown', path: outcome.path, why: outcome.why }
  }
}

/** The value itself instead of its truth. */
export function compileValue(expression: Json, scope: ConditionScope): (data: ConditionData) => Outcome {
  const { evaluate } = compileExpression(expression, eventPlace, scope)
  return (data) => {
    const frame: Frame = { kind: 'event', data, steps: newSteps() }
    try {
      return evaluate(frame)
    } catch (error) {
      if (frame.steps.left >= 0) throw error
      return stepLimit
    }
  }
}

const stepLimit = unknown('when', 'takes more steps than one event may cost')
