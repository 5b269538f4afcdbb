import type { StepEvent } from '../events/step-event.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { SettlePass } from '../flows/settle-pass.ts'
import type { ComposeOptions } from './compose-options.ts'
import type { Hook, HookIndex } from './hook.ts'
import type { Resolution } from './resolution.ts'

/** An ordered list of hooks that is a hook itself (S-02). Made by `createHookStack` alone. */
export interface HookStack extends Hook {
  /** As they were pushed, nested stacks among them. */
  readonly hooks: readonly Hook[]
  /** Every hook at any depth in registration order: nesting is the same as flattening (S-48). */
  readonly leaves: readonly Hook[]
  /** Over `leaves`; undefined = all of them are asked. */
  readonly index: HookIndex | undefined
  /** Positions of the leaves of each pass, in registration order (S-49a). */
  readonly settlers: Readonly<Record<SettlePass, readonly number[]>>
  readonly observesText: boolean
  readonly observesToolCalls: boolean
  /** Folds the answers and settles nothing; flows that it cannot combine pass verbatim (S-04). Never rejects. */
  readonly compose: (context: HookContext, event: StepEvent, options?: ComposeOptions) => Promise<Resolution>
  /** The same without a promise; a hook whose answer has to be awaited fails closed (S-96). */
  readonly composeSync: (context: HookContext, event: StepEvent, options?: ComposeOptions) => Resolution
}

const NOBODY: readonly number[] = Object.freeze([])

/**
 * Positions of the leaves to ask, or undefined for all of them. A stack without hooks asks nobody,
 * as one whose index knows that nobody would object.
 */
export function candidatesOf(
  stack: HookStack,
  context: HookContext,
  event: StepEvent,
): readonly number[] | undefined {
  if (stack.index !== undefined) return stack.index.candidates(context, event)
  return stack.leaves.length === 0 ? NOBODY : undefined
}

/** As `candidatesOf`, for the final value (S-49a). */
export function settlingCandidatesOf(
  stack: HookStack,
  context: HookContext,
  final: StepEvent,
): readonly number[] | undefined {
  const { index } = stack
  return index?.settling === undefined ? candidatesOf(stack, context, final) : index.settling(context, final)
}

/** Deltas that nobody observes are not dispatched; every other event always is (S-19). */
export function isDispatched(stack: HookStack, event: StepEvent): boolean {
  if (event.kind === 'TextDelta') return stack.observesText
  if (event.kind === 'ToolCallDelta') return stack.observesToolCalls
  return true
}
