import type { HookContext } from '../events/hook-context.ts'
import type { StepEventOf } from '../events/step-event.ts'
import type { HookRequest } from './hook-outcome.ts'

/** The question to a participant, as the running value stands (S-85). */
export function hookRequestOf(
  context: HookContext,
  event: StepEventOf<'ToolCall'> | StepEventOf<'ToolResult'>,
): HookRequest {
  const common = {
    runId: context.runId,
    toolName: event.toolName,
    toolCallId: event.toolCallId ?? event.internalCallId,
    input: event.args,
  }
  if (event.kind === 'ToolCall') return { event: 'pre_tool_use', ...common }
  return { event: 'post_tool_use', ...common, output: event.output, isError: event.isError }
}
