import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { Answer } from './answer.ts'
import type { ComposeOptions, FailureReport } from './compose-options.ts'
import type { Evaluation } from './hook.ts'

/** Every failure becomes a diagnostic and reaches the operator once (S-93). */
export function noteFailure(
  place: { readonly context: HookContext; readonly options: ComposeOptions; readonly evaluation: Evaluation },
  event: StepEvent,
  answer: Answer,
): void {
  const { failure, hook } = answer
  if (failure === undefined) return
  place.evaluation.diagnostics.push(...failure.diagnostics)
  const isFailure = failure.diagnostics[0].code !== 'SLC701'
  if (isFailure) reportFailure(place.options, { ...failure, hook: hook.name, event: event.kind, runId: place.context.runId })
}

export function reportFailure(options: ComposeOptions, report: FailureReport): void {
  try {
    options.report?.(report)
  } catch {
    // The operator's reporter is broken; the decision stands all the same.
  }
}
