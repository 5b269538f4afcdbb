import type { Span } from '../core/diagnostics/source.ts'

/** What the tests notice of small changes of the policy. */
export interface MutationReport {
  readonly packs: readonly MutatedPack[]
  /** In percent; below it the run fails. */
  readonly least?: number
}

export interface MutatedPack {
  readonly id: string
  readonly killed: number
  readonly survivors: readonly SurvivorReport[]
  /** Changes that change nothing, which no test could notice. */
  readonly equivalent: readonly EquivalentReport[]
}

export interface SurvivorReport extends ChangeReport {
  /** A case that would notice it, as YAML to paste under the `tests` of a rule. */
  readonly killer?: { readonly rule: string; readonly text: string }
}

export interface EquivalentReport extends ChangeReport {
  readonly why: string
}

interface ChangeReport {
  /** Full names. */
  readonly rules: readonly string[]
  readonly says: string
  readonly at: Span
}

export interface MutationCounts {
  readonly killed: number
  readonly survived: number
  readonly equivalent: number
}

/** Of packs together. */
export function mutationCounts(packs: readonly MutatedPack[]): MutationCounts {
  const sum = (of: (pack: MutatedPack) => number): number => packs.reduce((total, pack) => total + of(pack), 0)
  return { killed: sum(({ killed }) => killed), survived: sum(({ survivors }) => survivors.length), equivalent: sum(({ equivalent }) => equivalent.length) }
}

/** In percent: how many of those that could be noticed were. Undefined where none could. */
export function mutationScore({ killed, survived }: MutationCounts): number | undefined {
  return killed + survived === 0 ? undefined : (100 * killed) / (killed + survived)
}

/** Without a change to notice there is nothing that the tests left out. */
export function isBelowLeast({ packs, least }: MutationReport): boolean {
  const score = mutationScore(mutationCounts(packs))
  return least !== undefined && score !== undefined && score < least
}
