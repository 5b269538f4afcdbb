import { textForm, type Json } from '../base/json.ts'
import type { StepEventOf } from '../events/step-event.ts'
import type { ToolOutcome } from '../events/tool-outcome.ts'
import { sealedMap } from './sealed-map.ts'
import type { PendingCall } from './tool-call.ts'

/** The event of a result. `args`: what the tool ran with, or would have (S-16). */
export function toolResultEvent(
  call: PendingCall,
  args: Json,
  presented: Pick<StepEventOf<'ToolResult'>, 'output' | 'isError'>,
  outcome: ToolOutcome,
  extensions?: ReadonlyMap<string, unknown>,
): StepEventOf<'ToolResult'> {
  const { toolName, toolCallId, internalCallId, mcp } = call
  return {
    kind: 'ToolResult',
    toolName,
    ...(toolCallId === undefined ? {} : { toolCallId }),
    internalCallId,
    args,
    argsText: textForm(args),
    result: textForm(presented.output),
    output: presented.output,
    isError: presented.isError,
    outcome,
    extensions: sealedMap(extensions ?? new Map<string, unknown>()),
    ...(mcp === undefined ? {} : { mcp }),
  }
}
