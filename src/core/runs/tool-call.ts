import type { Json } from '../base/json.ts'
import type { Approval, McpIdentity, StepEventOf } from '../events/step-event.ts'
import type { ToolOutcome } from '../events/tool-outcome.ts'
import type { EventFacts } from './run-context.ts'

/** A valid call of the model, on its way to the tool. */
export interface PendingCall {
  readonly toolName: string
  readonly toolCallId?: string
  readonly internalCallId: string
  /** What the model wrote; the transcript keeps it (S-69). */
  readonly args: Json
  readonly argsText: string
  readonly argsFault?: string
  readonly mcp?: McpIdentity
  readonly approval?: Approval
  readonly facts?: EventFacts
}

/** What a tool gave back: its own record, which no hook changes (S-16, S-17). */
export interface ToolRun {
  /** A text, or a structured value. */
  readonly output: Json
  readonly outcome: Exclude<ToolOutcome, { kind: 'skipped' }>
  readonly extensions?: ReadonlyMap<string, unknown>
}

/** A host's way to run a tool. What it throws is the host's: the run driver does not catch it. */
export type ToolPort = (toolName: string, args: Json, call: PendingCall) => Promise<ToolRun>

export function toolCallEvent(call: PendingCall): StepEventOf<'ToolCall'> {
  const { toolName, toolCallId, internalCallId, args, argsText, argsFault, mcp, approval } = call
  return {
    kind: 'ToolCall',
    toolName,
    ...(toolCallId === undefined ? {} : { toolCallId }),
    internalCallId,
    args,
    argsText,
    ...(argsFault === undefined ? {} : { argsFault }),
    ...(mcp === undefined ? {} : { mcp }),
    ...(approval === undefined ? {} : { approval }),
  }
}
