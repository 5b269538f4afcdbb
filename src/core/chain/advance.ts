import type { StepEvent, StepEventKind, StepEventOf } from '../events/step-event.ts'
import { advanceCompletionCall } from './advance-completion-call.ts'
import { advanceFirstAnswer } from './advance-first-answer.ts'
import { advanceToolCall } from './advance-tool-call.ts'
import { advanceToolResult } from './advance-tool-result.ts'
import type { Answer } from './answer.ts'
import type { Fold } from './fold.ts'

/** One answer onto the fold, as its event composes (section 4). */
export function advance(fold: Fold, answer: Answer): Fold {
  if (isAbout(fold, 'ToolCall')) return advanceToolCall(fold, answer)
  if (isAbout(fold, 'ToolResult')) return advanceToolResult(fold, answer)
  if (isAbout(fold, 'CompletionCall')) return advanceCompletionCall(fold, answer)
  return advanceFirstAnswer(fold, answer)
}

export function isAbout<Kind extends StepEventKind>(fold: Fold, kind: Kind): fold is Fold<StepEventOf<Kind>> {
  const event: StepEvent = fold.event
  return event.kind === kind
}
