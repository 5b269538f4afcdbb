import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { Flow } from '../flows/flow.ts'
import { compose, composeSync } from './compose.ts'
import { newEvaluation } from './compose-options.ts'
import type { HookStack } from './hook-stack.ts'
import type { Evaluation, FlowDetails } from './hook.ts'
import type { Resolution } from './resolution.ts'
import { settle, settleSync } from './settle.ts'

/**
 * A stack that foreign code asks through bare `onEvent` counts as outermost and settles (S-49b). A
 * bare flow cannot hold all of a resolution; what it can, travels as its details.
 */
export async function answerAsHook(
  stack: HookStack,
  context: HookContext,
  event: StepEvent,
  given: Evaluation | undefined,
): Promise<Flow> {
  const evaluation = given ?? newEvaluation()
  const net = await compose(stack, context, event, { evaluation })
  return bareFlow(await settle(stack, context, event, net, { evaluation }))
}

export function answerAsHookSync(
  stack: HookStack,
  context: HookContext,
  event: StepEvent,
  given: Evaluation | undefined,
): Flow {
  const evaluation = given ?? newEvaluation()
  const net = composeSync(stack, context, event, { evaluation })
  return bareFlow(settleSync(stack, context, event, net, { evaluation }))
}

function bareFlow(net: Resolution): Flow & FlowDetails {
  const { flow, cause, output, isError, final } = net
  return {
    ...flow,
    ...(output === undefined ? {} : { output }),
    ...(isError === undefined ? {} : { isError }),
    ...(final === true ? { final } : {}),
    ...(cause === 'fault' ? { fault: true } : {}),
  }
}
