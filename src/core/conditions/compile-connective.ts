import type { Verdict } from '../base/verdict.ts'
import type { Evaluate } from './frame.ts'
import { eitherOf, isUnknown, truthOf, unknown, type Outcome, type Unknown } from './outcome.ts'
import { spend } from './steps.ts'

/** `and` gives its first false operand or the last one, `or` its first true one or the last; Kleene over unknowns. */
export function compileConnective(name: 'and' | 'or', operands: readonly Evaluate[]): Evaluate {
  const decisive: Verdict = name === 'and' ? 'miss' : 'hit'
  return (frame) => {
    spend(frame.steps, 1)
    let doubt: Unknown | undefined
    let last: Outcome = null
    for (const operand of operands) {
      last = operand(frame)
      const truth = truthOf(last)
      // Past a doubt the truth is decided, the value is not: the doubtful operand may have been the first.
      if (truth === decisive) return doubt === undefined ? last : unknown(doubt.path, doubt.why, truth)
      if (truth === 'unknown' && isUnknown(last)) doubt ??= last
    }
    return doubt ?? last
  }
}

export function compileNegation(name: '!' | '!!', operand: Evaluate): Evaluate {
  const onHit = name === '!!'
  return (frame) => {
    spend(frame.steps, 1)
    const outcome = operand(frame)
    const truth = truthOf(outcome)
    return truth === 'unknown' ? outcome : (truth === 'hit') === onHit
  }
}

/**
 * `if` and `?:`: conditions and branches in turn, then what else. Behind a condition that is unknown
 * both ways are judged; where they agree the doubt does not matter (L-52).
 */
export function compileChoice(operands: readonly Evaluate[]): Evaluate {
  const branches: { readonly condition: Evaluate; readonly value: Evaluate }[] = []
  for (let i = 0; i + 1 < operands.length; i += 2) {
    const [condition, value] = operands.slice(i, i + 2)
    if (condition !== undefined && value !== undefined) branches.push({ condition, value })
  }
  const otherwise: Evaluate = (operands.length % 2 === 1 ? operands.at(-1) : undefined) ?? (() => null)
  return (frame) => {
    spend(frame.steps, 1)
    let open: { readonly outcome: Outcome; readonly doubt: Unknown } | undefined
    for (const { condition, value } of branches) {
      const asked = condition(frame)
      const truth = truthOf(asked)
      if (truth === 'miss') continue
      const outcome = value(frame)
      if (truth === 'unknown' && isUnknown(asked)) {
        open =
          open === undefined
            ? { outcome, doubt: asked }
            : { outcome: eitherOf(open.outcome, outcome, open.doubt), doubt: open.doubt }
        continue
      }
      return open === undefined ? outcome : eitherOf(open.outcome, outcome, open.doubt)
    }
    const last = otherwise(frame)
    return open === undefined ? last : eitherOf(open.outcome, last, open.doubt)
  }
}
