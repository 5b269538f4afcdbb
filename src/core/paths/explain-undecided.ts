import { jsonType, type Json } from '../base/json.ts'
import { UNDECIDED, type ArgPath, type PathStep } from './arg-path.ts'
import { formatPath } from './format-path.ts'
import { walkPath } from './walk-path.ts'

export interface PathProblem {
  /** The part of the path that was read, in the words of the policy. */
  readonly at: string
  /** Ends the sentence that `at` begins; types alone, never a value or key of the event. */
  readonly why: string
}

/** Why a path is undecided on a value, or undefined when it is not. For messages; it walks again. */
export function explainUndecided(root: Json, path: ArgPath): PathProblem | undefined {
  let problem: PathProblem | undefined
  const isComplete = walkPath(root, path.steps, {
    node: () => undefined,
    gap: (kind, value, place) => {
      if (kind !== UNDECIDED || place.step === undefined) return
      problem ??= {
        at: formatPath(path.steps.slice(0, place.position)),
        why: `is of type ${jsonType(value)}, ${wanted(place.step)}`,
      }
    },
  })
  return isComplete ? problem : { at: formatPath(path.steps), why: 'has too many nodes or is nested too deep' }
}

function wanted(step: PathStep): string {
  if (step.kind === 'name' || step.kind === 'union') return 'which has no members'
  return step.kind === 'index' ? 'which has no elements' : 'which has neither members nor elements'
}
