import { Undecidable } from '../base/undecidable.ts'
import type { StepEventOf } from '../events/step-event.ts'
import type { FlowType } from '../flows/flow.ts'
import type { Answer } from './answer.ts'
import { failureToSettle, undecidableAnswer } from './fail-closed.ts'
import { withParticipant } from './fold.ts'
import type { Resolution } from './resolution.ts'
import { isSameResult } from './running-event.ts'

const honored: readonly FlowType[] = ['Continue', 'RewriteResult', 'Terminate']

/**
 * The answer as settling a result reads it. A rewrite to the same text says nothing; one that comes
 * after another round of redactions cannot be trusted to be the last, so the output is hidden (S-49a).
 */
export function readResultSettle(
  event: StepEventOf<'ToolResult'>,
  answer: Answer,
  isSecondRound: boolean,
): Answer | undefined {
  const { flow, hook } = answer
  if (!honored.includes(flow.type)) return failureToSettle(hook, event.kind, flow, honored)
  if (flow.type !== 'RewriteResult' || answer.final) return answer
  if (isSameResult(event, flow.result, answer.output)) return undefined
  if (!isSecondRound) return answer
  return undecidableAnswer(hook, event.kind, new Undecidable('the result', 'it finds more in what was redacted already'))
}

/** Threads a redaction; the error mark and a refusal stay what they were (S-49a). */
export function threadResult(net: Resolution, answer: Answer): Resolution {
  const { cause, isError, final, settlers, diagnostics, verdicts, consulted } = net
  const decidedBy = final === true ? net.decidedBy : answer.hook.name
  return {
    flow: answer.flow,
    cause,
    ...(decidedBy === undefined ? {} : { decidedBy }),
    // The structured value of an earlier rewrite is what was redacted: it must not come along.
    ...(answer.output === undefined ? {} : { output: answer.output }),
    ...(isError === undefined ? {} : { isError }),
    ...(final === true ? { final } : {}),
    participants: withParticipant(net.participants, answer),
    settlers,
    diagnostics,
    verdicts,
    consulted,
  }
}

/** A termination, or a refusal that hides the result. */
export function stopResult(net: Resolution, answer: Answer): Resolution {
  const { settlers, participants, diagnostics, verdicts, consulted } = net
  return {
    flow: answer.flow,
    cause: answer.cause,
    decidedBy: answer.hook.name,
    ...(answer.output === undefined ? {} : { output: answer.output }),
    ...(answer.isError === undefined ? {} : { isError: answer.isError }),
    ...(answer.final ? { final: true } : {}),
    settlers,
    participants,
    diagnostics,
    verdicts,
    consulted,
  }
}
