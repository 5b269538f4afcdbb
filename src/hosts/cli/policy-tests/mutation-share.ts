import type { LoadOptions } from '../../../core/load/load-policy.ts'
import type { Fate } from '../../../tools/policy-test/mutation/run-mutants.ts'
import type { PackGroup } from '../load-groups.ts'

/** What one of several threads is to do; plain data. */
export interface MutationShare {
  readonly groups: readonly PackGroup[]
  readonly load: Pick<LoadOptions, 'intersect' | 'now'>
  readonly needsSql: boolean
  readonly filter?: string
  readonly of: number
  readonly index: number
}

/** What it says: that one more mutant is judged, and of each group what became of its own mutants, in their order. */
export type ShareMessage = { readonly kind: 'step' } | { readonly kind: 'fates'; readonly fates: readonly Fate[] }

/** Rules whose full name holds the text; without one all of them. */
export function concernsRule(filter: string | undefined): (rule: string) => boolean {
  return (rule) => filter === undefined || rule.includes(filter)
}
