import type { StepEventOf } from '../events/step-event.ts'
import { patchRequest } from '../flows/flow.ts'
import type { RequestPatch } from '../flows/request-patch.ts'
import type { Answer } from './answer.ts'
import { failureOfSeal } from './fail-closed.ts'
import { stopFold, withParticipant, type Fold, type SealedField } from './fold.ts'
import { isEmptyPatch, mergeRequestPatch, type PatchWarning } from './merge-request-patch.ts'
import { runDiagnostic } from './run-diagnostic.ts'

const sealableFields: readonly SealedField[] = ['history', 'toolChoice']

/**
 * `CompletionCall` asks everybody about the unpatched request and merges the patches in order; a
 * termination or an unsupported flow closes and discards them (S-41, S-42).
 */
export function advanceCompletionCall(
  fold: Fold<StepEventOf<'CompletionCall'>>,
  answer: Answer,
): Fold<StepEventOf<'CompletionCall'>> {
  const { flow, hook } = answer
  if (flow.type === 'Continue') return fold
  if (flow.type !== 'PatchRequest') return stopFold(fold, answer)
  const sealed = hook.seals === true ? withSeals(fold.sealed, flow.patch) : fold.sealed
  if (isEmptyPatch(flow.patch)) return { ...fold, sealed }
  const earlier: RequestPatch = fold.flow.type === 'PatchRequest' ? fold.flow.patch : {}
  const { patch, warnings } = mergeRequestPatch(earlier, flow.patch)
  return {
    ...fold,
    flow: patchRequest(patch),
    decidedBy: hook.name,
    sealed,
    participants: withParticipant(fold.participants, answer),
    raised: warnings.map(warningDiagnostic),
  }
}

/** The answer, or the failure that it is when it sets a field which a rule has sealed (S-54a). */
export function checkSeal(sealed: readonly SealedField[], answer: Answer): Answer {
  const { flow, hook } = answer
  if (sealed.length === 0 || hook.seals === true || flow.type !== 'PatchRequest') return answer
  const field = sealed.find((name) => flow.patch[name] !== undefined)
  return field === undefined ? answer : failureOfSeal(hook, 'CompletionCall', field)
}

function withSeals(sealed: readonly SealedField[], patch: RequestPatch): readonly SealedField[] {
  return sealableFields.filter((field) => sealed.includes(field) || patch[field] !== undefined)
}

function warningDiagnostic(warning: PatchWarning): ReturnType<typeof runDiagnostic> {
  if (warning.kind === 'active_tools_empty') {
    const message = 'the tools that two patches leave active have nothing in common, so none is advertised'
    return runDiagnostic('active_tools_empty', 'warning', message, { event: 'CompletionCall' })
  }
  const message = `two hooks set \`${warning.field}\` for one model call, and the later one wins`
  return runDiagnostic('patch_conflict', 'warning', message, { event: 'CompletionCall', field: warning.field })
}
