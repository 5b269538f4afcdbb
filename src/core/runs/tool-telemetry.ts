import { textForm, type Json } from '../base/json.ts'
import type { ToolOutcome } from '../events/tool-outcome.ts'
import type { PendingCall } from './tool-call.ts'

/** Span attributes of one call as plain data; an absent one was never recorded (S-66 to S-68). */
export interface ToolTelemetry {
  readonly 'gen_ai.tool.name': string
  readonly 'gen_ai.tool.call.id': string
  readonly 'gen_ai.tool.call.arguments': Json
  readonly 'gen_ai.tool.call.result'?: string
  readonly 'gen_ai.tool.call.outcome'?: ToolOutcome['kind']
  readonly 'gen_ai.tool.error.type'?: string
}

/** `done` is what the result chain left standing; before it is done no result is recorded (S-67a). */
export function toolTelemetry(
  call: PendingCall,
  args: Json,
  done: { readonly presentation: Json; readonly outcome: ToolOutcome } | undefined,
): ToolTelemetry {
  const base = {
    'gen_ai.tool.name': call.toolName,
    'gen_ai.tool.call.id': call.toolCallId ?? call.internalCallId,
    'gen_ai.tool.call.arguments': args,
  }
  if (done === undefined) return base
  const { outcome } = done
  return {
    ...base,
    'gen_ai.tool.call.result': textForm(done.presentation),
    'gen_ai.tool.call.outcome': outcome.kind,
    ...(outcome.kind === 'error' ? { 'gen_ai.tool.error.type': outcome.failure.kind } : {}),
  }
}
