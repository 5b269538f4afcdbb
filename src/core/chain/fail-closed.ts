import { firstCodePoints } from '../base/code-points.ts'
import { Undecidable } from '../base/undecidable.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { StepEventKind } from '../events/step-event.ts'
import { honoredFlows } from '../flows/honored-flows.ts'
import { proceed, type Flow } from '../flows/flow.ts'
import type { RequestPatchField } from '../flows/request-patch.ts'
import { plainAnswer, type Answer, type Failure } from './answer.ts'
import { HookFailure, type HookFailureKind } from './hook-failure.ts'
import type { Hook, OnFailure } from './hook.ts'
import { denialText, labelOfHook } from './label.ts'
import { runDiagnostic } from './run-diagnostic.ts'

// Every way in which a broken or unreadable answer becomes a refusal is in this file (S-03).

/** UTF-16 units are counted as code points: a thrown text may be as long as it likes, a denial may not. */
const LONGEST_FAILURE_TEXT = 4_000

/** A hook threw or rejected: `Undecidable` is S-90a, `HookFailure` says its own kind, all else is `hook_error`. */
export function failureOfThrown(hook: Hook, event: StepEventKind, thrown: unknown): Answer {
  if (thrown instanceof Undecidable) return undecidableAnswer(hook, event, thrown)
  if (thrown instanceof HookFailure) return failedAnswer(hook, event, thrown.kind, thrown.message, thrown)
  return failedAnswer(hook, event, 'hook_error', thrownText(thrown), thrown)
}

/** SLC703: no answer in time; whatever comes later is discarded (S-94). */
export function failureOfTimeout(hook: Hook, event: StepEventKind, limitMs: number): Answer {
  return failedAnswer(hook, event, 'hook_timeout', `no answer within ${limitMs} ms`, undefined)
}

/** SLC704: an answer that is no flow (S-92). */
export function failureOfGarbage(hook: Hook, event: StepEventKind, why: string): Answer {
  return failedAnswer(hook, event, 'invalid_flow', `answered ${why}`, undefined)
}

/**
 * SLC702: the synchronous driver met a hook whose answer has to be awaited. Never skipped, also
 * not where the hook's failures are to be ignored (S-96).
 */
export function failureOfWaiting(hook: Hook, event: StepEventKind): Answer {
  const consequence = hook.onFailure === 'allow' ? 'deny' : onFailureOf(hook)
  return failed(hook, event, 'hook_error', 'its answer has to be awaited, which this caller does not do', undefined, consequence)
}

/** SLC710: code sets a field that a rule has sealed; this ends the run whatever `onFailure` says (S-54a). */
export function failureOfSeal(hook: Hook, event: StepEventKind, field: RequestPatchField): Answer {
  const message = `hook \`${hook.name}\` sets \`${field}\`, which a rule before it has sealed`
  const diagnostic = runDiagnostic('patch_conflict', 'error', message, { event, hook: hook.name, field })
  return faultAnswer(hook, `Run ended: ${message}.`, { diagnostics: [diagnostic], error: undefined })
}

/** SLC701: settling met a flow that it does not honor, which ends the run at once (S-49a). */
export function failureToSettle(hook: Hook, event: StepEventKind, flow: Flow, honored: readonly Flow['type'][]): Answer {
  const { reason, diagnostic } = unsupportedFlow(event, flow, hook.name, honored)
  return faultAnswer(hook, reason, { diagnostics: [diagnostic], error: undefined })
}

/** SLC701: the reason names the hook, the flow, the event and what the event honors (S-30, S-31). */
export function unsupportedFlow(
  event: StepEventKind,
  flow: Flow,
  hook: string | undefined,
  honored: readonly Flow['type'][] = honoredFlows[event],
): { readonly reason: string; readonly diagnostic: Diagnostic } {
  const who = hook === undefined ? 'a hook' : `hook \`${hook}\``
  const message = `${who} answered \`${flow.type}\` to ${event}, which honors only ${honored.join(', ')}`
  const place = hook === undefined ? { event, flow: flow.type } : { event, hook, flow: flow.type }
  return { reason: `Run ended: ${message}.`, diagnostic: runDiagnostic('unsupported_flow', 'error', message, place) }
}

/** SLC705: the one failure whose text is written for the model (S-90a). `path` and `why` hold no value. */
export function undecidableAnswer(asked: Hook, event: StepEventKind, thrown: Undecidable): Answer {
  // Behind an allow list it is one of its rules that could not judge (L-21).
  const hook = thrown.rule === undefined ? asked : { ...asked, name: thrown.rule }
  const said = `rule ${hook.name} could not judge ${thrown.path}: ${thrown.why}.`
  const message = `rule \`${hook.name}\` could not judge ${thrown.path}: ${thrown.why}`
  const diagnostic = runDiagnostic('undecidable', 'error', message, { event, hook: hook.name })
  const failure: Failure = { diagnostics: [diagnostic], error: undefined }
  if (thrown.onUnknown === 'refuse') {
    if (event === 'ToolCall' || event === 'InvalidToolCall') return refusedCall(hook, `Not executed: ${said}`, failure)
    if (event === 'ToolResult') return hiddenResult(hook, `Result withheld: ${said}`, failure)
  }
  return faultAnswer(hook, `Run ended: ${said}`, failure)
}

/** SLC705: the yes to a call was given at another state version than the one that it would start at (S-49b). */
export function failureOfMovedState(hook: Hook, event: StepEventKind): Answer {
  const binding = hook.binding ?? 'hook'
  const why = 'no longer holds, because state moved before the call started'
  const message = `the approval that ${binding} \`${hook.name}\` asked for ${why}`
  const diagnostic = runDiagnostic('undecidable', 'error', message, { event, hook: hook.name })
  const reason = `Not executed: the approval that ${binding} ${hook.name} asked for ${why}. Call again to ask anew.`
  return refusedCall(hook, reason, { diagnostics: [diagnostic], error: undefined })
}

function failedAnswer(hook: Hook, event: StepEventKind, kind: HookFailureKind, text: string, error: unknown): Answer {
  return failed(hook, event, kind, text, error, onFailureOf(hook))
}

function onFailureOf(hook: Hook): OnFailure {
  return hook.onFailure ?? 'terminate'
}

function failed(
  hook: Hook,
  event: StepEventKind,
  kind: HookFailureKind,
  text: string,
  error: unknown,
  consequence: OnFailure,
): Answer {
  const diagnostic = runDiagnostic(kind, 'error', `hook \`${hook.name}\` ${failureSummaries[kind]}`, {
    event,
    hook: hook.name,
  })
  const excerpt = firstCodePoints(text, LONGEST_FAILURE_TEXT)
  const failure: Failure = { diagnostics: [diagnostic], error }
  switch (consequence) {
    case 'allow': {
      const message = `hook \`${hook.name}\` failed and was ignored, as its entry says`
      const ignored = runDiagnostic('hook_failure_ignored', 'warning', message, { event, hook: hook.name })
      return plainAnswer(hook, proceed(), 'policy', { diagnostics: [diagnostic, ignored], error })
    }
    case 'deny': {
      const denial = denialText(labelOfHook(hook), excerpt)
      if (event === 'ToolCall') return refusedCall(hook, denial, failure)
      if (event === 'ToolResult') return hiddenResult(hook, denial, failure)
      break
    }
    case 'terminate':
      break
  }
  return faultAnswer(hook, `Run ended: ${labelOfHook(hook)} failed at ${event}: ${excerpt}`, failure)
}

const failureSummaries: Record<HookFailureKind, string> = {
  hook_error: 'failed',
  hook_timeout: 'did not answer in its time',
  invalid_flow: 'gave no readable answer',
  wrong_event_outcome: 'answered for the other event',
  invalid_modify_input: 'handed over arguments that cannot be used',
}

function faultAnswer(hook: Hook, reason: string, failure: Failure): Answer {
  return plainAnswer(hook, { type: 'Terminate', reason }, 'fault', failure)
}

function refusedCall(hook: Hook, reason: string, failure: Failure): Answer {
  return { ...plainAnswer(hook, { type: 'Skip', reason }, 'fault', failure), isError: true }
}

/** An unfinished check clears nothing: the output is hidden from model, transcript and telemetry (S-95). */
function hiddenResult(hook: Hook, result: string, failure: Failure): Answer {
  return { ...plainAnswer(hook, { type: 'RewriteResult', result }, 'fault', failure), isError: true, final: true }
}

function thrownText(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown
  try {
    if (thrown instanceof Error && typeof thrown.message === 'string' && thrown.message !== '') return thrown.message
  } catch {
    // A hostile error may throw when it is read; it then has no text.
  }
  return 'it threw'
}
