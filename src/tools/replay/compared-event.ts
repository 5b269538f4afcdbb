import type { FlipKind } from './flip-kind.ts'
import type { LackedFact } from './lacking-facts.ts'

/** What a decision is in short, without any value of the event. */
export interface DecisionGist {
  readonly decision: string
  /** Who decided; absent where nobody did, as after the end of the run (S-33a). */
  readonly rule?: string
}

/** How one side came to its decision: what the decision itself tells, without values (L-83). */
export interface SideAccount {
  readonly rules: readonly { readonly rule: string; readonly verdict: string; readonly action: string; readonly mode: string }[]
  /** Findings of the engine; their texts name paths, never values. */
  readonly findings: readonly { readonly code: string; readonly rule?: string; readonly message: string }[]
}

export interface FlipDetail {
  readonly old: SideAccount
  readonly now: SideAccount
  /** Paths in arguments, result or patch at which the two differ, at most a few. */
  readonly differs: readonly string[]
}

/** One event that two policies decided. Plain data, since it crosses threads. */
export interface ComparedEvent {
  readonly run: string
  readonly turn: number
  readonly kind: string
  readonly tool?: string
  readonly old: DecisionGist
  readonly now: DecisionGist
  readonly flip?: FlipKind
  /** With the first flip of its group that a worker saw. */
  readonly detail?: FlipDetail
  readonly lacks: readonly SideFact[]
}

/** Undecided for want of a fact, on the side of the old policy or of the new one. */
export interface SideFact extends LackedFact {
  readonly side: Side
}

export const sides = ['old', 'now'] as const
export type Side = (typeof sides)[number]
