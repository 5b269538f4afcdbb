import type { Span } from '../../../core/diagnostics/source.ts'

/** A word of a comment with its place. */
export interface IgnoreWord {
  readonly text: string
  readonly span: Span
}

/** `# sluice-ignore NAMES until=DAY -- REASON`, as written. */
export interface WrittenIgnore {
  /** Of the comment. */
  readonly span: Span
  /** Names or codes of rules. */
  readonly names: readonly IgnoreWord[]
  /** `endsAt`: milliseconds since 1970 of the end of that day in UTC. */
  readonly until?: IgnoreWord & { readonly endsAt: number }
  readonly reason?: IgnoreWord
  /** Why it is not understood; then it ignores nothing. */
  readonly problem?: { readonly span: Span; readonly message: string; readonly hint: string }
}

/** How one name of an ignore stands, once the rules have been asked. */
export type NameStanding =
  | { readonly kind: 'used' }
  | { readonly kind: 'unused' }
  /** Nobody can say: the rule is off, or the ignore as a whole counts for nothing. */
  | { readonly kind: 'not-judged' }
  | { readonly kind: 'unknown'; readonly nearest?: string }
  /** A code of what is no lint rule, or a rule about ignores. */
  | { readonly kind: 'not-ignorable'; readonly judgesIgnores: boolean }

export interface JudgedIgnore extends WrittenIgnore {
  readonly names: readonly (IgnoreWord & { readonly standing: NameStanding })[]
  /** Its last day is over by the clock of the host. */
  readonly isExpired: boolean
  /** Some construct or line is ignored by it; false where it stands before nothing. */
  readonly hasTarget: boolean
}
