import type { Verdict } from '../base/verdict.ts'
import type { ValueTest } from './define-operator.ts'

/** A test of texts. Others never reach it; if they did, they would be unknown. */
export function textTest(holds: (text: string) => boolean): ValueTest {
  return (value) => (typeof value === 'string' ? toVerdict(holds(value)) : 'unknown')
}

/** A test of numbers, in the same way. */
export function numberTest(holds: (number: number) => boolean): ValueTest {
  return (value) => (typeof value === 'number' ? toVerdict(holds(value)) : 'unknown')
}

export function toVerdict(holds: boolean): Verdict {
  return holds ? 'hit' : 'miss'
}
