import type { Severity } from './severity.ts'

/** A file of an example: the policy that shows a code, and the file that does not. */
export interface CodeExample {
  /** Whole policy files by name, the first being the entry; or one policy text. */
  readonly policy?: string
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
  /** Gives exactly this code; absent where only a host or our own bug can raise it. */
  readonly bad?: CodeExample
  /** Gives no diagnostic. */
  readonly good?: CodeExample
  /** The version that introduced it. */
  readonly since: string
}

export function defineCode<const Definition extends CodeDefinition>(definition: Definition): Definition {
  return definition
}
