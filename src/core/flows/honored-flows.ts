import type { StepEventKind } from '../events/step-event.ts'
import type { Flow, FlowOf, FlowType } from './flow.ts'

/** Which flow means something at which event (S-30). Everything else ends the run with SLC701. */
export const honoredFlows = {
  CompletionCall: ['Continue', 'Terminate', 'PatchRequest'],
  CompletionResponse: ['Continue', 'Terminate'],
  ModelTurnFinished: ['Continue', 'Terminate'],
  InvalidToolCall: ['Continue', 'Terminate', 'Skip', 'Fail', 'Retry', 'Repair'],
  ToolCall: ['Continue', 'Terminate', 'Skip', 'RewriteArgs'],
  ToolResult: ['Continue', 'Terminate', 'RewriteResult'],
  TextDelta: ['Continue', 'Terminate'],
  ToolCallDelta: ['Continue', 'Terminate'],
  StreamResponseFinish: ['Continue', 'Terminate'],
} as const satisfies Record<StepEventKind, readonly FlowType[]>

/** What a code-written hook may answer to one kind of event (S-120). */
export type FlowFor<Kind extends StepEventKind> = FlowOf<(typeof honoredFlows)[Kind][number]>

export function isHonored(kind: StepEventKind, flow: Flow): boolean {
  return (honoredFlows[kind] as readonly FlowType[]).includes(flow.type)
}
