import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import { proceed } from '../flows/flow.ts'
import { brokenResolution } from './broken-resolution.ts'
import { composeCandidates, composeCandidatesSync } from './compose.ts'
import { newEvaluation, noOptions, type ComposeOptions } from './compose-options.ts'
import { candidatesOf, isDispatched, type HookStack } from './hook-stack.ts'
import { resolve } from './resolve.ts'
import type { Decision, Resolution } from './resolution.ts'
import { settledEvent } from './settle-plan.ts'
import { settle, settleSync } from './settle.ts'

/** A decision with all that led to it: for records, traces and the outcome view. */
export interface Decided {
  readonly decision: Decision
  readonly net: Resolution
}

const EMPTY: readonly never[] = Object.freeze([])
const base = { cause: 'policy', diagnostics: EMPTY, verdicts: EMPTY, flow: proceed() } as const

/** Nobody objects: shared, so that such an event allocates nothing. */
export const nothingDecided: Decision = Object.freeze<Decision>({ ...base, kind: 'continue' })
/** Nobody answers for an invalid call, which means `Fail` (S-35). */
export const nothingRecovered: Decision = Object.freeze<Decision>({ ...base, kind: 'fail' })

/** Compose, settle, resolve: the whole line for one event, without the state of a run. Never rejects. */
export async function decide(
  stack: HookStack,
  context: HookContext,
  event: StepEvent,
  options: ComposeOptions = noOptions,
): Promise<Decision> {
  try {
    const candidates = isDispatched(stack, event) ? candidatesOf(stack, context, event) : EMPTY
    if (candidates?.length === 0) return event.kind === 'InvalidToolCall' ? nothingRecovered : nothingDecided
    return (await decideCandidates(stack, context, event, options, candidates)).decision
  } catch (thrown) {
    return resolve(event, brokenResolution(context, event, options, thrown))
  }
}

/** As `decide`, without a promise (S-96). Costs next to nothing where the index knows of no candidate. */
export function decideSync(
  stack: HookStack,
  context: HookContext,
  event: StepEvent,
  options: ComposeOptions = noOptions,
): Decision {
  try {
    const candidates = isDispatched(stack, event) ? candidatesOf(stack, context, event) : EMPTY
    if (candidates !== undefined && candidates.length === 0) {
      return event.kind === 'InvalidToolCall' ? nothingRecovered : nothingDecided
    }
    const evaluation = options.evaluation ?? newEvaluation()
    const net = composeCandidatesSync(stack, context, event, options, candidates, evaluation)
    if (settledEvent(event, net) === undefined) return resolve(event, net)
    return resolve(event, settleSync(stack, context, event, net, { ...options, evaluation }))
  } catch (thrown) {
    return resolve(event, brokenResolution(context, event, options, thrown))
  }
}

export async function decideCandidates(
  stack: HookStack,
  context: HookContext,
  event: StepEvent,
  options: ComposeOptions,
  candidates: readonly number[] | undefined,
): Promise<Decided> {
  // Chain and settling are one evaluation: notes and verdicts go on from one to the other.
  const evaluation = options.evaluation ?? newEvaluation()
  const composed = await composeCandidates(stack, context, event, options, candidates, evaluation)
  const net = await settle(stack, context, event, composed, { ...options, evaluation })
  return { decision: resolve(event, net), net }
}
