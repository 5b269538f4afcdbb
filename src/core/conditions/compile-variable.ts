import { ABSENT, lookUp, MISFIT, variableSteps, type Evaluate } from './frame.ts'
import { unknown } from './outcome.ts'
import { spend } from './steps.ts'

/**
 * A `var` (L-52). Absent, it is its default; else null where its parent takes null for absent
 * (`isNullable`), else unknown. The default is asked only where it is needed.
 */
export function compileVariable(
  path: string,
  label: string,
  fallback: Evaluate | undefined,
  isNullable: boolean,
): Evaluate {
  const steps = variableSteps(path)
  const absent = unknown(label, 'is absent')
  const misfit = unknown(label, 'does not fit the value it is read from')
  return (frame) => {
    spend(frame.steps, 1)
    const found = lookUp(frame, steps)
    if (found === MISFIT) return misfit
    if (found !== ABSENT) return found
    if (fallback !== undefined) return fallback(frame)
    return isNullable ? null : absent
  }
}
