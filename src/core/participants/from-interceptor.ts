import type { Hook } from '../chain/hook.ts'
import type { Interceptor } from './hook-outcome.ts'
import { participantHook, type ParticipantEvent, type ParticipantOptions } from './participant-hook.ts'

/**
 * An in-process participant as a hook. What fails denies the call; one that wants to be ignored when
 * it cannot judge answers `allow` itself (S-91). No time limit unless the host sets one (S-94).
 */
export function fromInterceptor(interceptor: Interceptor, options: ParticipantOptions = {}): Hook {
  const both: readonly ParticipantEvent[] = ['ToolCall', 'ToolResult']
  const events = (options.events ?? both).filter((kind) => kind === 'ToolCall' || interceptor.review !== undefined)
  return participantHook({ binding: 'interceptor', name: interceptor.name }, { ...options, events }, 'deny', (request) =>
    request.event === 'pre_tool_use' ? interceptor.intercept(request) : interceptor.review?.(request),
  )
}
