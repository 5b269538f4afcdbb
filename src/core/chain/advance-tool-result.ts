import type { StepEventOf } from '../events/step-event.ts'
import type { Answer } from './answer.ts'
import { stopFold, withParticipant, type Fold } from './fold.ts'
import { withResult } from './running-event.ts'

/**
 * `ToolResult` is a chain as well. A rewrite without its own error mark keeps the running one
 * (S-83); one that is `final` is a refusal and closes (S-82).
 */
export function advanceToolResult(
  fold: Fold<StepEventOf<'ToolResult'>>,
  answer: Answer,
): Fold<StepEventOf<'ToolResult'>> {
  const { flow, hook } = answer
  if (flow.type === 'Continue') return fold
  if (flow.type !== 'RewriteResult') return stopFold(fold, answer)
  const isError = answer.isError ?? fold.event.isError
  if (answer.final) return { ...stopFold(fold, answer), isError }
  return {
    ...fold,
    event: withResult(fold.event, flow.result, answer.output === undefined ? flow.result : answer.output, isError),
    flow,
    decidedBy: hook.name,
    output: answer.output,
    isError,
    participants: withParticipant(fold.participants, answer),
  }
}
