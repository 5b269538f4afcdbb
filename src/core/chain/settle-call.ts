import { jsonEqual } from '../base/json.ts'
import type { StepEventOf } from '../events/step-event.ts'
import type { FlowType } from '../flows/flow.ts'
import type { Answer } from './answer.ts'
import { failureToSettle } from './fail-closed.ts'
import type { Resolution } from './resolution.ts'

const honored: readonly FlowType[] = ['Continue', 'Skip', 'Terminate']

/** The answer as settling a call reads it: a rewrite to an equal value says nothing, another one ends the run (S-49a). */
export function readCallSettle(event: StepEventOf<'ToolCall'>, answer: Answer): Answer | undefined {
  const { flow, hook } = answer
  if (flow.type === 'RewriteArgs' && jsonEqual(flow.args, event.args)) return undefined
  return honored.includes(flow.type) ? answer : failureToSettle(hook, event.kind, flow, honored)
}

/** The first stop is the net flow; the rewrite so far is salvaged (S-49a, S-45). */
export function stopCall(event: StepEventOf<'ToolCall'>, net: Resolution, answer: Answer): Resolution {
  const { settlers, participants, diagnostics, verdicts, consulted } = net
  return {
    flow: answer.flow,
    cause: answer.cause,
    decidedBy: answer.hook.name,
    ...(net.flow.type === 'RewriteArgs' ? { salvagedArgs: event.args } : {}),
    ...(answer.isError === undefined ? {} : { isError: answer.isError }),
    settlers,
    participants,
    diagnostics,
    verdicts,
    consulted,
  }
}
