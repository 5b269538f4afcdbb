import type { Diagnostic } from '../core/diagnostics/diagnostic.ts'
import type { Explanation } from '../tools/explain/explanation.ts'
import type { FlipReport } from '../tools/replay/flip-report.ts'

/** What a change of policy does to recorded traffic. */
export interface FlipsReport {
  readonly flips: FlipReport
  readonly old: ComparedSide
  readonly now: ComparedSide
  readonly traces: readonly string[]
  readonly runsFromZero: number
  /** What is to be said of the traces as a whole. */
  readonly diagnostics: readonly Diagnostic[]
  /** Absent where no form was asked for that shows them. */
  readonly accounts?: FlipAccounts
}

export interface ComparedSide {
  /** As they were named. */
  readonly names: readonly string[]
  /** Digest of the policy. */
  readonly policy: string
}

export type FlipAccounts =
  /** By the place of their group in `flips.groups`; the first groups have one. */
  | { readonly kind: 'told'; readonly examples: ReadonlyMap<number, ExampleAccounts> }
  /** A trace can be read only once, and the examples are known when it was. */
  | { readonly kind: 'read_once' }

/** Why each side decided the example of a group as it did. */
export interface ExampleAccounts {
  readonly old: Explanation
  readonly now: Explanation
}

/** The accounts of one group's example, where it has some. */
export function accountsOf(accounts: FlipAccounts | undefined, group: number): ExampleAccounts | undefined {
  return accounts?.kind === 'told' ? accounts.examples.get(group) : undefined
}
