import type { Json } from '../base/json.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { StepEvent } from '../events/step-event.ts'
import { proceed, type Flow } from '../flows/flow.ts'
import type { Answer } from './answer.ts'
import type { Participant } from './resolution.ts'

export type SealedField = 'history' | 'toolChoice'

/**
 * The answers of a chain so far, folded. Belongs to one evaluation, never to the stack (S-114).
 * Every `advance…` makes the next one from it and from one answer.
 */
export interface Fold<Event extends StepEvent = StepEvent> {
  /** What the next hook is shown: the event with the running value in it. */
  readonly event: Event
  readonly flow: Flow
  readonly cause: 'policy' | 'fault'
  readonly decidedBy: string | undefined
  readonly salvagedArgs: Json | undefined
  readonly output: Json | undefined
  readonly isError: boolean | undefined
  readonly final: boolean
  readonly isStopped: boolean
  readonly participants: readonly Participant[]
  /** Fields that a rule has set for the rest of this event (S-54a). */
  readonly sealed: readonly SealedField[]
  /** Warnings of the last step alone. */
  readonly raised: readonly Diagnostic[]
}

const NONE: readonly never[] = Object.freeze([])

export function startFold<Event extends StepEvent>(event: Event): Fold<Event> {
  return {
    event,
    flow: proceed(),
    cause: 'policy',
    decidedBy: undefined,
    salvagedArgs: undefined,
    output: undefined,
    isError: undefined,
    final: false,
    isStopped: false,
    participants: NONE,
    sealed: NONE,
    raised: NONE,
  }
}

/** The chain ends with this answer; a patch or a result that was under way is dropped (S-41, S-46). */
export function stopFold<Event extends StepEvent>(fold: Fold<Event>, answer: Answer): Fold<Event> {
  return {
    ...fold,
    flow: answer.flow,
    cause: answer.cause,
    decidedBy: answer.hook.name,
    output: answer.output,
    isError: answer.isError,
    final: answer.final,
    isStopped: true,
    raised: NONE,
  }
}

/** Whoever changed the value is named, one that changed it into an equal one too (S-86). */
export function withParticipant(participants: readonly Participant[], answer: Answer): readonly Participant[] {
  const { hook, auditReason: reason } = answer
  const who: Participant = { binding: hook.binding ?? 'hook', name: hook.name }
  return [...participants, reason === undefined ? who : { ...who, reason }]
}
