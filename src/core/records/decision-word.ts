import { jsonEqual } from '../base/json.ts'
import { runDiagnostic } from '../chain/run-diagnostic.ts'
import type { Decision } from '../chain/resolution.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { StepEvent } from '../events/step-event.ts'
import { proceed } from '../flows/flow.ts'

/** Rewrites that undo each other changed nothing, which is `continue` (L-30). */
export function withoutVainRewrite(event: StepEvent, decision: Decision): Decision {
  if (decision.kind !== 'rewrite' || event.kind !== 'ToolCall' || !jsonEqual(decision.args, event.args)) return decision
  return { ...decision, kind: 'continue', flow: proceed() }
}

/**
 * An answer that came from not being able to decide, whatever flow carries it (L-12a). After the end of
 * a run every answer is that end again, which is no new fault (S-33a).
 */
export function isFault(decision: Decision, isAfterEnd: boolean): boolean {
  return decision.cause === 'fault' && !isAfterEnd
}

/** The name of a call that is not valid is the model's text, so it is not in the message (L-83). */
const nobodyRecovered = Object.freeze(
  runDiagnostic('unknown_tool_call', 'error', 'the model called a tool that does not exist or is not allowed', {
    event: 'InvalidToolCall',
  }),
)

/** What is reported with a decision: the findings of the chain, and that a call which nobody recovered fails the run (S-75). */
export function reportedDiagnostics(decision: Decision): readonly Diagnostic[] {
  return decision.kind === 'fail' ? [...decision.diagnostics, nobodyRecovered] : decision.diagnostics
}
