import type { Severity } from './severity.ts'

/** Policies that show a code, or do not. */
export interface CodeExample {
  /** One policy text, or several files in `policies`. */
  readonly policy?: string
  readonly policies?: readonly {
    readonly name: string
    readonly text: string
    readonly tier?: 'host' | 'operator' | 'workspace'
  }[]
  /** The checks that the host supplies; absent = what a host supplies is not looked at. */
  readonly checks?: readonly string[]
  /** Trace lines, for codes that arise at run time. */
  readonly events?: readonly string[]
}

export interface CodeDefinition {
  /** `SLC101`; never reused, never changes meaning. */
  readonly code: `SLC${number}`
  /** Fixed machine name, `unsupported_flow`. */
  readonly kind: string
  readonly severity: Severity
  /** One line: what the code means in general. */
  readonly summary: string
  /** Why it is an error: what would go wrong for a user otherwise. */
  readonly why: string
  /** What to do about it. */
  readonly fix: string
  /** Gives exactly this code. */
  readonly bad?: CodeExample
  /** Gives no diagnostic. */
  readonly good?: CodeExample
  /** Why there are no examples; each code has both of them or this. */
  readonly noExample?: string
  /** The version that introduced it. */
  readonly since: string
}

export function defineCode<const Definition extends CodeDefinition>(definition: Definition): Definition {
  return definition
}
