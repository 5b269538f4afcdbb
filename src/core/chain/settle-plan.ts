import { jsonEqual, type Json } from '../base/json.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { SettlePass } from '../flows/settle-pass.ts'
import type { ComposeOptions } from './compose-options.ts'
import { isAsked } from './drive.ts'
import { settlingCandidatesOf, type HookStack } from './hook-stack.ts'
import type { Resolution, Settler } from './resolution.ts'
import { withArgs, withResult } from './running-event.ts'

export const callPasses: readonly SettlePass[] = ['guard', 'unmatched', 'reserve', 'ask']
/** What is asked once more when state moved before the tool started (S-49a, L-65). */
export const repeatedPasses: readonly SettlePass[] = ['guard', 'unmatched']
export const resultPasses: readonly SettlePass[] = ['redact']

/** Would the chain go on, and with what? Undefined: it was stopped, so nothing settles (S-49a). */
export function settledEvent(event: StepEvent, net: Resolution): StepEvent | undefined {
  const { flow } = net
  if (event.kind === 'ToolCall') {
    if (flow.type === 'Continue') return event
    return flow.type === 'RewriteArgs' ? withArgs(event, flow.args) : undefined
  }
  if (event.kind !== 'ToolResult') return undefined
  if (flow.type === 'Continue') return event
  // A final refusal is delivered too, and so is redacted (S-82).
  if (flow.type !== 'RewriteResult') return undefined
  const output = net.output === undefined ? flow.result : net.output
  return withResult(event, flow.result, output, net.isError ?? event.isError)
}

/**
 * Positions of the leaves to ask about the final value, pass by pass and in registration order
 * inside a pass. A guard that judged equal arguments already is left out.
 */
export function settlePlan(
  stack: HookStack,
  context: HookContext,
  final: StepEvent,
  net: Resolution,
  passes: readonly SettlePass[],
  options: ComposeOptions,
): readonly number[] {
  const candidates = passes.some((pass) => stack.settlers[pass].length > 0)
    ? settlingCandidatesOf(stack, context, final)
    : []
  if (candidates !== undefined && candidates.length === 0) return candidates
  const version = options.stateVersion?.(context)
  const concerned = candidates === undefined ? undefined : new Set(candidates)
  const plan: number[] = []
  for (const pass of passes) {
    for (const position of stack.settlers[pass]) {
      if (concerned !== undefined && !concerned.has(position)) continue
      const leaf = stack.leaves[position]
      if (leaf === undefined || !isAsked(leaf, final)) continue
      const isKnown =
        pass === 'guard' && final.kind === 'ToolCall' && hasJudged(net.settlers, position, final.args, version)
      if (!isKnown) plan.push(position)
    }
  }
  return plan
}

/** Has this leaf already judged equal arguments at an equal state version (S-49a)? */
function hasJudged(settlers: readonly Settler[], position: number, args: Json, version: unknown): boolean {
  const shown = settlers.find((settler) => settler.position === position)
  return (
    shown?.judged !== undefined && Object.is(shown.version, version) && jsonEqual(shown.judged, args)
  )
}
