import type { StepEventOf } from '../events/step-event.ts'
import type { Answer } from './answer.ts'
import { withParticipant, type Fold } from './fold.ts'
import { withArgs } from './running-event.ts'

const NONE: readonly never[] = Object.freeze([])

/**
 * `ToolCall` is a chain: a rewrite goes to the next hook and is the net flow until a later one
 * replaces it; any other flow closes, and the rewrite before it is salvaged (S-43, S-45).
 */
export function advanceToolCall(fold: Fold<StepEventOf<'ToolCall'>>, answer: Answer): Fold<StepEventOf<'ToolCall'>> {
  const { flow, hook } = answer
  if (flow.type === 'Continue') return fold
  if (flow.type === 'RewriteArgs') {
    return {
      ...fold,
      event: withArgs(fold.event, flow.args),
      flow,
      decidedBy: hook.name,
      participants: withParticipant(fold.participants, answer),
    }
  }
  // Written out field by field: this is the answer of most guards that hit.
  return {
    event: fold.event,
    flow,
    cause: answer.cause,
    decidedBy: hook.name,
    salvagedArgs: fold.flow.type === 'RewriteArgs' ? fold.event.args : undefined,
    output: answer.output,
    isError: answer.isError,
    final: answer.final,
    isStopped: true,
    participants: fold.participants,
    sealed: fold.sealed,
    raised: NONE,
  }
}
