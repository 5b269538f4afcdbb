import type { Json } from '../../core/base/json.ts'
import type { Verdict } from '../../core/base/verdict.ts'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import type { EventName } from '../../core/events/event-name.ts'
import type { FlowType } from '../../core/flows/flow.ts'

/**
 * Why one event was decided as it was: plain data that can be written as JSON. Values of the event stand
 * in members named `value`, `before`, `after` and `text` alone, and only where the reader asked for values.
 */
export interface Explanation {
  readonly event: ExplainedEvent
  readonly decision: ExplainedDecision
  /** Rules and allow lists that were asked, in the order in which each was asked first. */
  readonly rules: readonly RuleAccount[]
  readonly notAsked: readonly NotAsked[]
  /** What was changed by whom, in order. */
  readonly changes: readonly ChangeAccount[]
}

export interface ExplainedEvent {
  readonly kind: EventName
  readonly tool?: string
  readonly run: string
  readonly turn: number
  readonly seq?: number
  /** Of an invalid call: whether the tool exists, and is not allowed this turn. */
  readonly invalid?: 'unknown' | 'not_allowed'
  /** Why the arguments are not one JSON object, so that no rule on the call can be judged (L-91). */
  readonly unreadable?: string
}

export interface ExplainedDecision {
  /** As in the decision as JSON: `continue`, `skip`, `fault` ... */
  readonly decision: string
  /** The rule or check whose answer it is. */
  readonly rule?: string
  /** No rule behind it was asked: it was a stop and not a change. */
  readonly closes: boolean
  /** The run had ended before: this is its end once more (S-33a). */
  readonly isAfterEnd: boolean
  /** The reason as the policy writes it, names of templates in place of values. */
  readonly template?: string
  /** The reason as it was given. */
  readonly text?: string
  readonly diagnostics: readonly DiagnosticAccount[]
}

export interface DiagnosticAccount {
  readonly code: Diagnostic['code']
  readonly severity: string
  /** What the code says in general: a message may hold words of a tool or a check. */
  readonly summary: string
  readonly rule?: string
}

/** Where something was written. Lines and columns count from 1; `start` and `end` are offsets into the file. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly start: number
  readonly end: number
}

export interface RuleAccount {
  /** Full name; of an allow list `<pack>#unmatched`. */
  readonly rule: string
  readonly action: string
  readonly mode: 'enforce' | 'shadow'
  readonly at: Place
  /** Each time that it was asked: about the event, and when the call or the result settled (S-49a). */
  readonly askings: readonly AskingAccount[]
}

export interface AskingAccount {
  /** About the final value, after all rules were asked once. */
  readonly settled: boolean
  readonly verdict: Verdict
  /** The exception by which a hit became a miss. */
  readonly exception?: string
  /** The call itself, then the calls inside it (L-70). */
  readonly passes: readonly PassAccount[]
  /** Absent for an `allow` rule, which is a part of its list. */
  readonly answer?: AnswerAccount
}

export interface AnswerAccount {
  /** `failure`: it gave no flow, so the chain answered in its place. */
  readonly flow: FlowType | 'failure'
  /** What it said with the flow. */
  readonly text?: string
}

/** The tests of a rule on one call. */
export interface PassAccount {
  /** 0 is the event itself, 1 the first call inside it. */
  readonly call: number
  readonly verdict: Verdict
  readonly cause?: UnknownAccount
  readonly exception?: string
  readonly parts: readonly PartAccount[]
}

export interface UnknownAccount {
  readonly path: string
  readonly why: string
}

export type PartName = 'match' | 'when' | 'unless' | 'exception'

export interface PartAccount {
  readonly part: PartName
  readonly exception?: string
  /** An exception past its last day, or an event whose time is not known (L-19). */
  readonly isOver?: true
  /** Absent where it was not judged. */
  readonly test?: TestAccount
}

export interface TestAccount {
  /** What kind of test it is: `all`, `not`, `operator`, `condition` ... */
  readonly kind: string
  /** As people write it: `gt: 500`, `$.amount`. */
  readonly says: string
  /** What it is about, as the policy names it: `$.amount`, `run.turn`, `result`. */
  readonly about?: string
  readonly at: Place
  readonly verdict: Verdict
  /** What a test of a value, or of the nodes of a path, was shown. */
  readonly saw?: Seen
  /** The tests that it is made of, once for each value that they judged. */
  readonly tests: readonly TestAccount[]
}

/** A value, described without telling it. */
export interface Seen {
  readonly what: string
  readonly value?: Json
}

export interface ChangeAccount {
  readonly rule: string
  readonly settled: boolean
  readonly of: 'args' | 'result' | 'patch'
  /** Names that the policy does not know are written `?`. */
  readonly path: string
  readonly before?: Json
  readonly after?: Json
  readonly was: string
  readonly is: string
}

/** A rule that was not asked, and why not. */
export interface NotAsked {
  readonly rule: string
  readonly action: string
  readonly at: Place
  readonly why: 'other_event' | 'closed' | 'listed' | 'not_listed' | 'unreadable' | 'run_ended' | 'not_watched'
  /** Who closed the chain, or which allow rule let the call through before. */
  readonly by?: string
}
