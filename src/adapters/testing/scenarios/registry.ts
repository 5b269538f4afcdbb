import { callRewritten } from './call-rewritten.ts'
import { callRewrittenToMisfit } from './call-rewritten-to-misfit.ts'
import { callSkipped } from './call-skipped.ts'
import { callTerminated } from './call-terminated.ts'
import { failedResultRedacted } from './failed-result-redacted.ts'
import { faultApproverAway } from './fault-approver-away.ts'
import { faultApproverHangs } from './fault-approver-hangs.ts'
import { faultCheckHangsAtCall } from './fault-check-hangs-at-call.ts'
import { faultCheckHangsAtResult } from './fault-check-hangs-at-result.ts'
import { faultCheckKilledAtCall } from './fault-check-killed-at-call.ts'
import { faultCheckKilledAtResult } from './fault-check-killed-at-result.ts'
import { faultHookThrowsAtAnswer } from './fault-hook-throws-at-answer.ts'
import { faultHookThrowsAtCall } from './fault-hook-throws-at-call.ts'
import { faultHookThrowsAtModelCall } from './fault-hook-throws-at-model-call.ts'
import { faultHookThrowsAtResult } from './fault-hook-throws-at-result.ts'
import { faultJunkAnswerAtCall } from './fault-junk-answer-at-call.ts'
import { faultJunkAnswerAtResult } from './fault-junk-answer-at-result.ts'
import { faultWorldAway } from './fault-world-away.ts'
import { faultWrongFlowAtCall } from './fault-wrong-flow-at-call.ts'
import { hiddenToolCalled } from './hidden-tool-called.ts'
import { invalidCallFailed } from './invalid-call-failed.ts'
import { invalidCallRepaired } from './invalid-call-repaired.ts'
import { invalidCallRetried } from './invalid-call-retried.ts'
import { invalidCallSkipped } from './invalid-call-skipped.ts'
import { invalidCallTerminated } from './invalid-call-terminated.ts'
import { modelCallTerminated } from './model-call-terminated.ts'
import { patchActiveTools } from './patch-active-tools.ts'
import { patchAdditionalParams } from './patch-additional-params.ts'
import { patchExtraContext } from './patch-extra-context.ts'
import { patchHistory } from './patch-history.ts'
import { patchMaxTokens } from './patch-max-tokens.ts'
import { patchPreamble } from './patch-preamble.ts'
import { patchTemperature } from './patch-temperature.ts'
import { patchToolChoice } from './patch-tool-choice.ts'
import { responseTerminated } from './response-terminated.ts'
import { resultRedacted } from './result-redacted.ts'
import { resultTerminated } from './result-terminated.ts'
import { siblingsStopped } from './siblings-stopped.ts'
import { streamFinishTerminated } from './stream-finish-terminated.ts'
import { structuredResultRedacted } from './structured-result-redacted.ts'
import { textDeltaTerminated } from './text-delta-terminated.ts'
import { toolCallDeltaTerminated } from './tool-call-delta-terminated.ts'
import { turnTerminated } from './turn-terminated.ts'

/** What every adapter is tried on, sorted by name. */
export const scenarios = [
  callRewritten,
  callRewrittenToMisfit,
  callSkipped,
  callTerminated,
  failedResultRedacted,
  faultApproverAway,
  faultApproverHangs,
  faultCheckHangsAtCall,
  faultCheckHangsAtResult,
  faultCheckKilledAtCall,
  faultCheckKilledAtResult,
  faultHookThrowsAtAnswer,
  faultHookThrowsAtCall,
  faultHookThrowsAtModelCall,
  faultHookThrowsAtResult,
  faultJunkAnswerAtCall,
  faultJunkAnswerAtResult,
  faultWorldAway,
  faultWrongFlowAtCall,
  hiddenToolCalled,
  invalidCallFailed,
  invalidCallRepaired,
  invalidCallRetried,
  invalidCallSkipped,
  invalidCallTerminated,
  modelCallTerminated,
  patchActiveTools,
  patchAdditionalParams,
  patchExtraContext,
  patchHistory,
  patchMaxTokens,
  patchPreamble,
  patchTemperature,
  patchToolChoice,
  responseTerminated,
  resultRedacted,
  resultTerminated,
  siblingsStopped,
  streamFinishTerminated,
  structuredResultRedacted,
  textDeltaTerminated,
  toolCallDeltaTerminated,
  turnTerminated,
] as const
