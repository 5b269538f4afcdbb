import type { PathStep } from './arg-path.ts'

export interface PathFailure {
  readonly ok: false
  /** UTF-16 units from the begin of the path. */
  readonly offset: number
  readonly message: string
  readonly hint?: string
}

/** A step with its spelling, for the second parser. */
export interface SpelledStep {
  readonly ok: true
  readonly step: PathStep
  readonly offset: number
  /** Where the next step begins. */
  readonly end: number
  /** The step as written; of a union one spelling a name, since jsonpath-plus knows no unions of quoted names. */
  readonly spellings: readonly [string, ...string[]]
}

export type StepRead = SpelledStep | PathFailure

export function failed(offset: number, message: string, hint?: string): PathFailure {
  return hint === undefined ? { ok: false, offset, message } : { ok: false, offset, message, hint }
}
