import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { SettlePass } from '../flows/settle-pass.ts'
import type { Answer } from './answer.ts'
import { hasApproved } from './approval.ts'
import type { Said } from './ask.ts'
import { newEvaluation, type ComposeOptions } from './compose-options.ts'
import { noteFailure } from './note-failure.ts'
import { sawOf } from './saw-of.ts'
import { freezeEvent } from './freeze-event.ts'
import type { HookStack } from './hook-stack.ts'
import type { Evaluation, Hook } from './hook.ts'
import { releaseCall } from './release.ts'
import type { Consulted, Resolution } from './resolution.ts'
import { readCallSettle, stopCall } from './settle-call.ts'
import { callPasses, resultPasses, settledEvent, settlePlan } from './settle-plan.ts'
import { readResultSettle, stopResult, threadResult } from './settle-result.ts'

/** Where one settling stands. As with `Drive`, the drivers only turn the crank. */
export interface Settling {
  readonly stack: HookStack
  readonly context: HookContext
  readonly options: ComposeOptions
  readonly evaluation: Evaluation
  /** The event as it arrived; `final` has the value that would run or be delivered. */
  readonly event: StepEvent
  readonly consulted: Consulted[]
  final: StepEvent
  net: Resolution
  plan: readonly number[]
  cursor: number
  /** The leaf that is being asked, and how many verdicts were known before: later ones are its own. */
  asked: Hook | undefined
  knownVerdicts: number
  approvedBy: Hook | undefined
  isSecondRound: boolean
  hasFound: boolean
  hasReserved: boolean
  isStopped: boolean
}

/** Undefined: there is nothing to settle, `net` stands as it is. */
export function startSettling(
  stack: HookStack,
  context: HookContext,
  event: StepEvent,
  net: Resolution,
  options: ComposeOptions,
  passes: readonly SettlePass[] = event.kind === 'ToolCall' ? callPasses : resultPasses,
): Settling | undefined {
  const final = settledEvent(event, net)
  if (final === undefined) return undefined
  const plan = settlePlan(stack, context, final, net, passes, options)
  if (plan.length === 0) return undefined
  // The evaluation of the chain before, so that notes and verdicts go on.
  const evaluation = options.evaluation ?? continuedEvaluation(net)
  return {
    stack,
    context,
    options,
    evaluation,
    event,
    consulted: [...net.consulted],
    final: freezeEvent(final),
    net,
    plan,
    cursor: 0,
    asked: undefined,
    knownVerdicts: 0,
    approvedBy: net.approvedBy,
    isSecondRound: false,
    hasFound: false,
    hasReserved: false,
    isStopped: false,
  }
}

function continuedEvaluation(net: Resolution): Evaluation {
  const evaluation = newEvaluation()
  evaluation.diagnostics.push(...net.diagnostics)
  evaluation.verdicts.push(...net.verdicts)
  return evaluation
}

/** The leaf to ask next, or undefined at the end. */
export function nextSettler(settling: Settling): Hook | undefined {
  if (settling.isStopped) return undefined
  if (settling.cursor >= settling.plan.length) {
    if (!settling.hasFound || settling.isSecondRound) return undefined
    startSecondRound(settling)
    if (settling.plan.length === 0) return undefined
  }
  const leaf = settling.stack.leaves[settling.plan[settling.cursor] ?? -1]
  settling.cursor++
  if (leaf === undefined) throw new RangeError('the index names a hook that the stack does not have')
  if (leaf.settles === 'reserve') settling.hasReserved = true
  settling.asked = leaf
  settling.knownVerdicts = settling.evaluation.verdicts.length
  if (settling.options.trace === true) {
    settling.consulted.push({ hook: leaf.name, settle: true, saw: sawOf(settling.final) })
  }
  return leaf
}

/** One redaction rewrote, so all look once more at what it made (S-49a). */
function startSecondRound(settling: Settling): void {
  const { stack, context, final, net, options } = settling
  settling.isSecondRound = true
  settling.cursor = 0
  settling.plan = settlePlan(stack, context, final, net, resultPasses, options)
}

export function takeSettled(settling: Settling, said: Said): void {
  const answer = said === undefined ? undefined : readSettled(settling, said)
  if (answer !== undefined) noteFailure(settling, settling.final, answer)
  if (answer === undefined || answer.flow.type === 'Continue') noteApproval(settling)
  else takeObjection(settling, answer)
}

/** Undefined: the answer says nothing that settling would act on. */
function readSettled(settling: Settling, said: Answer): Answer | undefined {
  const { final, isSecondRound } = settling
  if (final.kind === 'ToolCall') return readCallSettle(final, said)
  return final.kind === 'ToolResult' ? readResultSettle(final, said, isSecondRound) : said
}

function takeObjection(settling: Settling, answer: Answer): void {
  const { final } = settling
  if (final.kind === 'ToolCall') {
    settling.net = stopCall(final, settling.net, answer)
    settling.isStopped = true
    // A reservation holds only for a call that starts (S-49b).
    if (settling.hasReserved) releaseCall(settling.stack, final.internalCallId, settling)
  } else if (final.kind === 'ToolResult') {
    if (answer.flow.type === 'RewriteResult' && !answer.final) {
      settling.net = threadResult(settling.net, answer)
      settling.final = freezeEvent(settledEvent(settling.event, settling.net) ?? final)
      settling.hasFound = true
    } else {
      settling.net = stopResult(settling.net, answer)
      settling.isStopped = true
    }
  }
}

/** The call goes on as far as this leaf is concerned; perhaps because somebody said yes (S-49b). */
function noteApproval(settling: Settling): void {
  const { asked, evaluation, knownVerdicts } = settling
  if (asked?.settles !== 'ask') return
  if (hasApproved(asked, evaluation.verdicts.slice(knownVerdicts))) settling.approvedBy ??= asked
}

export function settledResolution(settling: Settling): Resolution {
  const { net, evaluation, consulted, approvedBy } = settling
  return { ...net, approvedBy, diagnostics: evaluation.diagnostics, verdicts: evaluation.verdicts, consulted }
}
