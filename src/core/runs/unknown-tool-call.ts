import type { InvalidToolCallContext } from '../events/step-event.ts'
import type { RunEnd } from './run-end.ts'

/** The end of a run whose model called what it may not call (S-35, S-75). */
export function unknownToolCall(call: Pick<InvalidToolCallContext, 'allowedTools'>, toolName: string): RunEnd {
  const allowed = call.allowedTools.length === 0 ? 'none' : call.allowedTools.map((name) => `\`${name}\``).join(', ')
  return {
    kind: 'unknown_tool_call',
    cause: 'fault',
    reason: `Run ended: the model called \`${toolName}\`, which is not an allowed tool (allowed: ${allowed}).`,
    toolName,
  }
}
