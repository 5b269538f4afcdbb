import { createHookStack } from '../../../src/core/chain/create-hook-stack.ts'
import type { Hook, OnFailure } from '../../../src/core/chain/hook.ts'
import type { HookStack } from '../../../src/core/chain/hook-stack.ts'
import { labelOf } from '../../../src/core/chain/label.ts'
import type { HookContext } from '../../../src/core/events/hook-context.ts'
import type { StepEvent, StepEventKind } from '../../../src/core/events/step-event.ts'
import type { Flow } from '../../../src/core/flows/flow.ts'
import type { SettlePass } from '../../../src/core/flows/settle-pass.ts'
import { flowOfOutcome } from '../../../src/core/participants/bridge-outcome.ts'
import { behave, type Entry } from './behave.ts'

export interface HookSpec {
  readonly name: string
  readonly stack?: readonly HookSpec[]
  readonly speaks?: 'flow' | 'outcome'
  readonly binding?: 'rule' | 'interceptor' | 'hook'
  readonly observes?: readonly StepEventKind[]
  readonly tools?: readonly string[]
  readonly events?: readonly StepEventKind[]
  readonly onFailure?: OnFailure
  readonly timeoutMs?: number
  readonly on?: Readonly<Record<string, Entry>>
  readonly settles?: SettlePass
  readonly settle?: Entry
  readonly onUnknown?: 'refuse' | 'terminate'
  readonly seals?: boolean
}

export function buildStack(name: string, specs: readonly HookSpec[]): HookStack {
  return createHookStack(
    name,
    specs.map((spec) => (spec.stack === undefined ? buildHook(spec) : buildStack(spec.name, spec.stack))),
  )
}

function buildHook(spec: HookSpec): Hook {
  const speaks = spec.speaks ?? 'flow'
  const binding = spec.binding ?? (speaks === 'flow' ? 'rule' : 'interceptor')
  const isParticipant = speaks === 'outcome'
  const label = labelOf({ binding, name: spec.name })
  const answer = async (entry: Entry, event: StepEvent): Promise<Flow> => {
    const raw = await behave(entry, event, speaks, spec.onUnknown ?? 'refuse')
    // Answers of vectors are unreadable on purpose now and then; the chain is to find out.
    if (!isParticipant || (event.kind !== 'ToolCall' && event.kind !== 'ToolResult')) return raw as Flow
    return flowOfOutcome(label, event.kind, raw)
  }
  const observed = spec.observes ?? (isParticipant ? (['ToolCall', 'ToolResult'] as const) : undefined)
  const { settles, settle } = spec
  return {
    name: spec.name,
    binding,
    onFailure: spec.onFailure ?? (isParticipant ? 'deny' : 'terminate'),
    ...(observed === undefined ? {} : { observes: (kind) => observed.includes(kind) }),
    asks: (event) => isConcerned(spec, isParticipant, event),
    onEvent: (_context: HookContext, event) => answer(spec.on?.[event.kind] ?? spec.on?.['*'], event),
    ...(spec.seals === undefined ? {} : { seals: spec.seals }),
    ...(spec.timeoutMs === undefined ? {} : { timeoutMs: spec.timeoutMs }),
    ...(settles === undefined ? {} : { settles, settle: (_context: HookContext, event: StepEvent) => answer(settle, event) }),
  }
}

function isConcerned(spec: HookSpec, isParticipant: boolean, event: StepEvent): boolean {
  const isCall = event.kind === 'ToolCall' || event.kind === 'ToolResult'
  if (isParticipant && !isCall) return false
  if (spec.events !== undefined && !spec.events.includes(event.kind)) return false
  return spec.tools === undefined || (isCall && spec.tools.includes(event.toolName))
}
