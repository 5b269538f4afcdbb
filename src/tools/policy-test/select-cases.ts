import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { wholeError } from '../../core/diagnostics/source-error.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import { preparedCases, type PreparedCase } from './prepared-cases.ts'

/** One of several runs that together run each case once; `index` counts from 1. */
export interface Shard {
  readonly index: number
  readonly of: number
}

export interface CaseSelection {
  /** Part of `<pack id>#<case name>`; a filter that matches nothing is an error. */
  readonly filter?: string
  readonly shard?: Shard
}

/** What is to be run against one policy. */
export interface SelectedCases {
  readonly policy: PolicyAst
  /** In their order. Of the shard alone. */
  readonly cases: readonly PreparedCase[]
  /** Those of all shards. */
  readonly fitting: number
  /** Why nothing fits, which is no pass (L-82). */
  readonly idle?: Diagnostic
}

/**
 * The cases of policies that a run is about. Every n-th case goes to the same shard, counted over all
 * policies, so that slow packs are spread, and each case is in one shard whatever the machine.
 */
export function selectCases(policies: readonly PolicyAst[], { filter, shard }: CaseSelection): readonly SelectedCases[] {
  let count = 0
  const isMine = (): boolean => shard === undefined || count++ % shard.of === shard.index - 1
  return policies.map((policy) => {
    const all = preparedCases(policy)
    const fitting = filter === undefined ? all : all.filter(({ pack, name }) => `${pack.id}#${name}`.includes(filter))
    const selected = { policy, cases: fitting.filter(isMine), fitting: fitting.length }
    if (all.length === 0) return { ...selected, idle: wholeError('SLC801', 'there are no tests') }
    if (fitting.length === 0) return { ...selected, idle: wholeError('SLC802', 'the filter matches no test') }
    return selected
  })
}
