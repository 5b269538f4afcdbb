import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { SettlePass } from '../flows/settle-pass.ts'
import { ask, askSync } from './ask.ts'
import { brokenResolution } from './broken-resolution.ts'
import { noOptions, type ComposeOptions } from './compose-options.ts'
import type { HookStack } from './hook-stack.ts'
import type { Resolution } from './resolution.ts'
import { nextSettler, settledResolution, startSettling, takeSettled } from './settling.ts'

/**
 * The second look at what would run or be delivered (S-49a). For the outermost stack alone: an inner
 * one hands its leaves up.
 */
export async function settle(
  stack: HookStack,
  context: HookContext,
  event: StepEvent,
  net: Resolution,
  options: ComposeOptions = noOptions,
  passes?: readonly SettlePass[],
): Promise<Resolution> {
  try {
    const settling = startSettling(stack, context, event, net, options, passes)
    if (settling === undefined) return net
    for (let leaf = nextSettler(settling); leaf !== undefined; leaf = nextSettler(settling)) {
      const said = ask(leaf, 'settle', context, settling.final, settling.evaluation, options.timer)
      takeSettled(settling, said instanceof Promise ? await said : said)
    }
    return settledResolution(settling)
  } catch (thrown) {
    return brokenResolution(context, event, options, thrown)
  }
}

/** As `settle`, for callers that cannot wait (S-96). */
export function settleSync(
  stack: HookStack,
  context: HookContext,
  event: StepEvent,
  net: Resolution,
  options: ComposeOptions = noOptions,
  passes?: readonly SettlePass[],
): Resolution {
  try {
    const settling = startSettling(stack, context, event, net, options, passes)
    if (settling === undefined) return net
    for (let leaf = nextSettler(settling); leaf !== undefined; leaf = nextSettler(settling)) {
      takeSettled(settling, askSync(leaf, 'settle', context, settling.final, settling.evaluation))
    }
    return settledResolution(settling)
  } catch (thrown) {
    return brokenResolution(context, event, options, thrown)
  }
}
