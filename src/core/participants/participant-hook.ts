import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import { proceed, type Flow } from '../flows/flow.ts'
import type { SettlePass } from '../flows/settle-pass.ts'
import { labelOf } from '../chain/label.ts'
import type { Hook, OnFailure } from '../chain/hook.ts'
import { flowOfOutcome } from './bridge-outcome.ts'
import type { HookRequest } from './hook-outcome.ts'
import { hookRequestOf } from './hook-request.ts'

export type ParticipantEvent = 'ToolCall' | 'ToolResult'

export interface ParticipantOptions {
  /** Exact tool names; absent = all (S-87). */
  readonly tools?: readonly string[]
  /** Absent = both sides of the call. */
  readonly events?: readonly ParticipantEvent[]
  /** Milliseconds (S-94). */
  readonly timeoutMs?: number
  /** The pass in which the participant is asked again about the final value; absent = never (S-49a). */
  readonly settles?: SettlePass
}

/** What both kinds of participants share: when they are asked, and how their answers are read. */
export function participantHook(
  who: { readonly binding: 'interceptor' | 'hook'; readonly name: string },
  options: ParticipantOptions,
  onFailure: OnFailure,
  answer: (request: HookRequest, context: HookContext) => unknown,
): Hook {
  const { tools, events, timeoutMs, settles } = options
  const label = labelOf(who)
  const ask = (context: HookContext, event: StepEvent): Flow | Promise<Flow> => {
    if (event.kind !== 'ToolCall' && event.kind !== 'ToolResult') return proceed()
    const { kind } = event
    const raw = answer(hookRequestOf(context, event), context)
    if (raw instanceof Promise) return raw.then((outcome: unknown) => flowOfOutcome(label, kind, outcome))
    return flowOfOutcome(label, kind, raw)
  }
  return {
    name: who.name,
    binding: who.binding,
    onFailure,
    observes: (kind) => kind === 'ToolCall' || kind === 'ToolResult',
    asks: (event) =>
      (event.kind === 'ToolCall' || event.kind === 'ToolResult') &&
      (events === undefined || events.includes(event.kind)) &&
      (tools === undefined || tools.includes(event.toolName)),
    onEvent: ask,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(settles === undefined ? {} : { settles, settle: ask }),
  }
}
