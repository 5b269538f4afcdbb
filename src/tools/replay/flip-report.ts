import type { DecisionGist, FlipDetail } from './compared-event.ts'
import type { FlipKind } from './flip-kind.ts'
import type { LackedFact } from './lacking-facts.ts'
import type { DecisionCounts } from './replay-summary.ts'

/** Where an event stands: as people find it again. */
export interface EventPlace {
  /** As the trace was named. */
  readonly trace: string
  /** From 1. */
  readonly line: number
  readonly run: string
  /** As the trace counts. */
  readonly turn: number
  readonly kind: string
  readonly tool?: string
  /** Runs above its run, whose ends are its ends (S-33a). */
  readonly above?: readonly string[]
}

export interface FlipExample {
  readonly place: EventPlace
  readonly old: DecisionGist
  readonly now: DecisionGist
  readonly detail?: FlipDetail
}

/** All flips of one kind from one rule to another. */
export interface FlipGroup {
  readonly kind: FlipKind
  /** Absent: no rule decided. */
  readonly oldRule?: string
  readonly newRule?: string
  readonly count: number
  /** `skip → continue` and how often. */
  readonly decisions: DecisionCounts
  /** Events without a tool are not counted here. */
  readonly tools: DecisionCounts
  /** Runs in which it happens; one that came back after it was forgotten counts twice. */
  readonly runs: number
  /** How often at which turn of its run; the last entry holds all later ones. */
  readonly turns: readonly number[]
  /** The first in the traces. */
  readonly example: FlipExample
}

export interface RunFlip {
  readonly line: number
  readonly turn: number
  readonly kind: FlipKind
  readonly tool?: string
  /** Place of its group in `groups`. */
  readonly group: number
}

/** One run with its flips in the order of the trace. */
export interface RunTimeline {
  readonly run: string
  readonly trace: string
  readonly flips: readonly RunFlip[]
  /** Of them all, also those that are not listed. */
  readonly count: number
}

export interface LackingRow extends LackedFact {
  /** Events on which the rule of the old policy hung on it. */
  readonly old: number
  readonly now: number
}

/** What a change of policy does to recorded traffic. Holds no value of any event (L-83). */
export interface FlipReport {
  readonly events: number
  readonly runs: number
  readonly refusedLines: number
  /** How often each kind occurs; kinds that do not are left out. */
  readonly kinds: Readonly<Partial<Record<FlipKind, number>>>
  readonly oldDecisions: DecisionCounts
  readonly newDecisions: DecisionCounts
  /** Sorted: flips before reasons, loosened first, then by count. */
  readonly groups: readonly FlipGroup[]
  /** Flips of groups that are one too many to be listed. */
  readonly ungrouped: number
  readonly runsWithFlips: number
  /** The first runs that have a flip. */
  readonly timeline: readonly RunTimeline[]
  /** Sorted by fact and rule. */
  readonly lacking: readonly LackingRow[]
  /** Events of which at least one side hung on a fact that the trace does not hold. */
  readonly eventsLacking: number
}

/** Turns that have a count of their own. */
export const shownTurns = 12
