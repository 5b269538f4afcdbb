import { not, type Verdict } from '../base/verdict.ts'
import type { Languages } from './language.ts'
import type { ValueSet } from './value-set.ts'
import { bothSets, eitherSets, overridden, swapped, type VerdictSets, type Wanted } from './verdict-sets.ts'

/**
 * What tests of an event say together, with the values at its places as the unknowns. `at` names a
 * place: two tests of one place judge the same value. `key` names a verdict that is not worked out:
 * tests with one key say the same on one event.
 */
export type Formula =
  | { readonly kind: 'constant'; readonly verdict: Verdict }
  /** Nothing is known but that it says one of these. */
  | { readonly kind: 'free'; readonly key: string; readonly verdicts: Wanted }
  | { readonly kind: 'value'; readonly at: string; readonly sets: VerdictSets; readonly key?: string }
  | NodesFormula
  /** `verdict` where the place holds one of these values, of many nodes where they are absent; else what `item` says. */
  | { readonly kind: 'override'; readonly at: string; readonly on: ValueSet | 'absent nodes'; readonly verdict: Verdict; readonly item: Formula }
  | { readonly kind: 'all' | 'any'; readonly items: readonly Formula[] }
  | { readonly kind: 'not'; readonly item: Formula }

/** A test of the nodes that a path selects (L-15). */
export interface NodesFormula {
  readonly kind: 'nodes'
  readonly at: string
  readonly absent: Verdict
  /** Where the path makes no sense. */
  readonly undecided: Verdict
  /** What it may say of an empty container. */
  readonly empty: Wanted
  /** Of one node and more. */
  readonly many: { readonly kind: 'some' | 'every' | 'none'; readonly item: VerdictSets } | { readonly kind: 'free'; readonly verdicts: Wanted }
  readonly key?: string
}

export const constantHit: Formula = { kind: 'constant', verdict: 'hit' }

export function negated(item: Formula): Formula {
  if (item.kind === 'constant') return { kind: 'constant', verdict: not(item.verdict) }
  if (item.kind === 'not') return item.item
  if (item.kind === 'value' && item.key === undefined) return { ...item, sets: swapped(item.sets) }
  return { kind: 'not', item }
}

/** Tests of one value that are worked out become one test, so that fewer cases are to be split. */
export function joined(languages: Languages, kind: 'all' | 'any', items: readonly Formula[]): Formula {
  const [decisive, neutral] = kind === 'all' ? (['miss', 'hit'] as const) : (['hit', 'miss'] as const)
  const join = kind === 'all' ? bothSets : eitherSets
  const values = new Map<string, VerdictSets>()
  const others: Formula[] = []
  const add = (item: Formula): void => {
    if (item.kind === kind) for (const part of item.items) add(part)
    else if (item.kind === 'constant' && item.verdict === neutral) return
    else if (item.kind === 'value' && item.key === undefined) {
      const known = values.get(item.at)
      values.set(item.at, known === undefined ? item.sets : join(languages, known, item.sets))
    } else others.push(item)
  }
  for (const item of items) add(item)
  if (others.some((item) => item.kind === 'constant' && item.verdict === decisive)) return { kind: 'constant', verdict: decisive }
  const parts = [...[...values].map(([at, sets]): Formula => ({ kind: 'value', at, sets })), ...others]
  const [only] = parts
  if (only === undefined) return { kind: 'constant', verdict: neutral }
  return parts.length === 1 ? only : { kind, items: parts }
}

export function override(languages: Languages, at: string, on: ValueSet, verdict: Verdict, item: Formula): Formula {
  if (item.kind === 'value' && item.at === at && item.key === undefined) return { ...item, sets: overridden(languages, item.sets, on, verdict) }
  return { kind: 'override', at, on, verdict, item }
}
