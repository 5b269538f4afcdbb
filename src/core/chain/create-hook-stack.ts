import type { StepEventKind } from '../events/step-event.ts'
import type { Flow } from '../flows/flow.ts'
import { settlePasses, type SettlePass } from '../flows/settle-pass.ts'
import { answerAsHook, answerAsHookSync } from './answer-as-hook.ts'
import { compose, composeSync } from './compose.ts'
import type { HookStack } from './hook-stack.ts'
import type { Hook, HookIndex } from './hook.ts'

/** Stacks that were made here. A copy of one with other functions is a plain hook and asked as one. */
const stacks = new WeakSet<Hook>()

export function isHookStack(hook: Hook): hook is HookStack {
  return stacks.has(hook)
}

/**
 * Makes a stack of hooks and of other stacks; registration order is the only order (S-02). Asked as a
 * hook by foreign code it counts as outermost and settles too (S-49b).
 *
 * @param options.index knows which of `hooks` could object to an event; then none of them may be a stack.
 * @throws Error if a hook has `settles` without `settle` or the reverse (S-49b).
 */
export function createHookStack(
  name: string,
  hooks: readonly Hook[],
  options: { readonly index?: HookIndex } = {},
): HookStack {
  for (const hook of hooks) checkHook(hook)
  const leaves = Object.freeze(hooks.flatMap((hook) => (isHookStack(hook) ? hook.leaves : [hook])))
  const isSync = leaves.every((leaf) => leaf.isSync === true)
  const stack: HookStack = Object.freeze<HookStack>({
    name,
    hooks: Object.freeze([...hooks]),
    leaves,
    index: indexOf(hooks, options.index),
    settlers: settlersOf(leaves),
    observesText: leaves.some((leaf) => observes(leaf, 'TextDelta')),
    observesToolCalls: leaves.some((leaf) => observes(leaf, 'ToolCallDelta')),
    observes: (kind) => leaves.some((leaf) => observes(leaf, kind)),
    isSync,
    onEvent: (context, event, evaluation): Flow | Promise<Flow> =>
      isSync ? answerAsHookSync(stack, context, event, evaluation) : answerAsHook(stack, context, event, evaluation),
    compose: (context, event, composeOptions) => compose(stack, context, event, composeOptions),
    composeSync: (context, event, composeOptions) => composeSync(stack, context, event, composeOptions),
  })
  stacks.add(stack)
  return stack
}

function checkHook(hook: Hook): void {
  if ((hook.settles === undefined) !== (hook.settle === undefined)) {
    throw new Error(`hook \`${hook.name}\` must have both \`settles\` and \`settle\`, or neither`)
  }
  if (hook.settles !== undefined && !settlePasses.includes(hook.settles)) {
    throw new Error(`hook \`${hook.name}\` settles in an unknown pass`)
  }
}

function settlersOf(leaves: readonly Hook[]): Record<SettlePass, readonly number[]> {
  const of = (pass: SettlePass): readonly number[] =>
    Object.freeze(leaves.flatMap((leaf, position) => (leaf.settles === pass ? [position] : [])))
  return {
    guard: of('guard'),
    unmatched: of('unmatched'),
    reserve: of('reserve'),
    ask: of('ask'),
    redact: of('redact'),
  }
}

/** A hint that cannot be read counts as interest: asking once too often decides nothing (S-19). */
function observes(hook: Hook, kind: StepEventKind): boolean {
  try {
    return hook.observes === undefined || hook.observes(kind)
  } catch {
    return true
  }
}

/** The index over all leaves; undefined when no part of the stack has one. */
function indexOf(hooks: readonly Hook[], own: HookIndex | undefined): HookIndex | undefined {
  if (own !== undefined) {
    if (hooks.some(isHookStack)) throw new Error('a stack with an index holds no other stacks')
    return own
  }
  const only = hooks.length === 1 ? hooks[0] : undefined
  if (only !== undefined && isHookStack(only)) return only.index
  if (!hooks.some((hook) => isHookStack(hook) && hook.index !== undefined)) return undefined
  return {
    candidates: (context, event) => gather(hooks, (part) => part.candidates(context, event)),
    settling: (context, event) => gather(hooks, (part) => (part.settling ?? part.candidates)(context, event)),
  }
}

/** Positions over all leaves: of a part without an index every one, of the others what `ask` says. */
function gather(hooks: readonly Hook[], ask: (part: HookIndex) => readonly number[]): readonly number[] {
  const positions: number[] = []
  let offset = 0
  for (const hook of hooks) {
    const part = isHookStack(hook) ? hook.index : undefined
    const size = isHookStack(hook) ? hook.leaves.length : 1
    if (part === undefined) for (let i = 0; i < size; i++) positions.push(offset + i)
    else for (const position of ask(part)) positions.push(offset + position)
    offset += size
  }
  return positions
}
