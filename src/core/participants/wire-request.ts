import type { Json } from '../base/json.ts'
import type { HookRequest } from './hook-outcome.ts'

export const HOOK_SCHEMA = 1

/** One question on the stdin of a subprocess participant (S-100). Keys without a value are absent, not null. */
export interface WireRequest {
  readonly hook_schema: number
  readonly event: 'pre_tool_use' | 'post_tool_use'
  readonly workspace: string
  readonly agent_id: string
  readonly tool_call_id: string
  readonly tool_name: string
  readonly input: Json
  readonly output?: Json
  readonly is_error?: boolean
}

export function encodeRequest(
  request: Omit<HookRequest, 'runId'>,
  place: { readonly workspace: string; readonly agentId: string },
): WireRequest {
  const { event, toolCallId, toolName, input, output, isError } = request
  return {
    hook_schema: HOOK_SCHEMA,
    event,
    workspace: place.workspace,
    agent_id: place.agentId,
    tool_call_id: toolCallId,
    tool_name: toolName,
    input,
    ...(event === 'post_tool_use' ? { output: output ?? null, is_error: isError ?? false } : {}),
  }
}
