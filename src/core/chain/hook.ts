import type { Json } from '../base/json.ts'
import type { Verdict } from '../base/verdict.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent, StepEventKind } from '../events/step-event.ts'
import type { Flow } from '../flows/flow.ts'
import type { PossibleAnswer } from '../flows/possible-answer.ts'
import type { SettlePass } from '../flows/settle-pass.ts'

/** What a hook that judges in three values reports beside its flow, for records and explanations. */
export interface HookVerdict {
  readonly rule: string
  readonly verdict: Verdict
  readonly action: string
  readonly mode: 'enforce' | 'shadow'
  readonly settled: boolean
  /** The exception that was used (L-19). */
  readonly exception?: string
}

/**
 * What belongs to one evaluation of one event, never to the stack (S-114). Hooks share it in order;
 * a nested stack hands on the one it was given. Made only when some hook is asked.
 */
export interface Evaluation {
  /** Hits and unknowns, in the order in which they came up. */
  readonly verdicts: HookVerdict[]
  /** Findings that change no decision (a dropped tool name, L-34). */
  readonly diagnostics: Diagnostic[]
  /** Private notes between hooks of one evaluation, by a symbol of their owner (L-34); made by the first that takes one. */
  notes: Map<symbol, unknown> | undefined
}

/** The failure modes of a hook are decided by this (S-90, S-91): rules and other flow speakers `terminate`, participants `deny`. */
export type OnFailure = 'terminate' | 'deny' | 'allow'

/**
 * A flow with what the outcome view knows beside it (S-83, S-82). The chain reads these fields of a
 * flow object; a hand-written hook leaves them out.
 */
export interface FlowDetails {
  /** The structured value behind `RewriteResult.result`. */
  readonly output?: Json
  /** Error mark of a `Skip` or `RewriteResult`; absent = the running mark. */
  readonly isError?: boolean
  /** A refusal after the call: outer stacks stop too. */
  readonly final?: boolean
  /** For the audit trail, never for the model (S-86). */
  readonly auditReason?: string
  /** This flow came from not being able to decide: what a stack answers that foreign code asks (S-31, S-49b). */
  readonly fault?: true
}

export interface Hook {
  /** A label, named in every reason and record. Names may repeat; every one of them runs (S-88). */
  readonly name: string
  /** How it is labelled in denial texts and audit reasons (S-81); default `hook`. */
  readonly binding?: 'rule' | 'interceptor' | 'hook'
  /** A hint for the two delta kinds alone; never changes a decision (S-19). Default: every kind. */
  readonly observes?: (kind: StepEventKind) => boolean
  /** Not asked at all where this says no, at settling neither: a participant's tools and events (S-87). */
  readonly asks?: (event: StepEvent) => boolean
  readonly onEvent: (context: HookContext, event: StepEvent, evaluation?: Evaluation) => Flow | Promise<Flow>
  /** Compiled rules: code that comes later may not reset their history and tool choice (S-54a). */
  readonly seals?: boolean
  /** The pass of `settle`; both or neither (S-49a, S-49b). */
  readonly settles?: SettlePass
  readonly settle?: (context: HookContext, event: StepEvent, evaluation?: Evaluation) => Flow | Promise<Flow>
  /** A reserve hook is told that its call never started (S-49b). */
  readonly release?: (internalCallId: string) => void
  /** Default `terminate`; participants `deny` (S-91). */
  readonly onFailure?: OnFailure
  /** Milliseconds; an answer after it is discarded (S-94). Absent = no limit. */
  readonly timeoutMs?: number
  /** Only records what it sees: where its driver cannot wait for an answer of the host, it has no opinion (L-18). */
  readonly isShadow?: true
  /** Answers without a promise, so the synchronous drivers may ask it (S-96). Default: found out by asking. */
  readonly isSync?: boolean
  /** All that it may answer on purpose, so that an adapter refuses what its agent cannot honor (L-04). Absent: not known. */
  readonly answers?: readonly PossibleAnswer[]
}

/**
 * Which hooks of a stack could answer anything but `Continue` to an event; all others are sure
 * misses and are not asked. Positions in registration order, ascending, without repeats.
 * INVARIANT: leaving a hook out never changes a decision; a hook whose test would be *unknown* is in.
 */
export interface HookIndex {
  readonly candidates: (context: HookContext, event: StepEvent) => readonly number[]
  /** Those whose `settle` could say anything but `Continue` about the final value; default: `candidates`. */
  readonly settling?: (context: HookContext, event: StepEvent) => readonly number[]
}
