import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import { newEvaluation, type ComposeOptions } from './compose-options.ts'
import { failureOfMovedState } from './fail-closed.ts'
import type { Hook, HookVerdict } from './hook.ts'
import { noteFailure } from './note-failure.ts'
import type { Resolution } from './resolution.ts'
import { stopCall } from './settle-call.ts'
import { settledEvent } from './settle-plan.ts'

/**
 * Did this hook, which let a call go on, have somebody's yes to it? A rule asks only where it hits,
 * which it reports; any other hook of pass `ask` may have asked, so it counts (S-49b).
 *
 * @param reported the verdicts that the hook itself reported.
 */
export function hasApproved(hook: Hook, reported: readonly HookVerdict[]): boolean {
  if (hook.settles !== 'ask') return false
  return hook.binding !== 'rule' || reported.some(({ verdict }) => verdict === 'hit')
}

/** An approval holds only for the state version that it was given at: a call that needed one is refused (S-49b). */
export function refuseOldApproval(
  event: StepEvent,
  net: Resolution,
  place: { readonly context: HookContext; readonly options: ComposeOptions },
): Resolution {
  if (net.approvedBy === undefined) return net
  const final = settledEvent(event, net)
  if (final?.kind !== 'ToolCall') return net
  const evaluation = newEvaluation()
  evaluation.diagnostics.push(...net.diagnostics)
  const answer = failureOfMovedState(net.approvedBy, final.kind)
  noteFailure({ ...place, evaluation }, final, answer)
  return { ...stopCall(final, net, answer), diagnostics: evaluation.diagnostics }
}
