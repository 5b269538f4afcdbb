import { ownMember, type JsonObject } from '../../../core/base/json.ts'
import { HOOK_SCHEMA } from '../../../core/participants/wire-request.ts'
import type { HookMoment } from '../hook-event.ts'
import type { HookReading } from '../hook-protocol.ts'

export function basisMomentOf(input: JsonObject): HookMoment | undefined {
  switch (ownMember(input, 'event') ?? ownMember(input, 'hook_event_name')) {
    case 'pre_tool_use':
      return 'before_tool'
    case 'post_tool_use':
      return 'after_tool'
    default:
      return undefined
  }
}

/** A request as S-100 has it. The run is that of the agent in its workspace, which is all that a request names. */
export function readBasisRequest(input: JsonObject): HookReading {
  if (ownMember(input, 'hook_schema') !== HOOK_SCHEMA) return failed(`\`hook_schema\` is not ${String(HOOK_SCHEMA)}`)
  const moment = basisMomentOf(input)
  if (moment !== 'before_tool' && moment !== 'after_tool') return failed('`event` is neither pre_tool_use nor post_tool_use')
  const [workspace, agent] = [ownMember(input, 'workspace'), ownMember(input, 'agent_id')]
  const [callId, toolName] = [ownMember(input, 'tool_call_id'), ownMember(input, 'tool_name')]
  if (typeof workspace !== 'string' || typeof agent !== 'string') return failed('`workspace` or `agent_id` is missing or no text')
  if (typeof callId !== 'string' || typeof toolName !== 'string' || toolName === '') return failed('`tool_call_id` or `tool_name` is missing or no text')
  const args = ownMember(input, 'input')
  if (args === undefined) return failed('`input` is missing')
  const facts = { sessionId: `${workspace}\n${agent}`, cwd: workspace }
  const call = { toolName, callId, args }
  if (moment === 'before_tool') return { ok: true, event: { moment, facts, call, canAsk: false } }
  const output = ownMember(input, 'output')
  if (output === undefined) return failed('`output` is missing')
  const isError = ownMember(input, 'is_error')
  if (typeof isError !== 'boolean') return failed('`is_error` is missing or no boolean')
  const message = typeof output === 'string' ? output : 'the tool failed'
  const outcome = isError ? ({ kind: 'error', failure: { kind: 'other', message } } as const) : ({ kind: 'success' } as const)
  return { ok: true, event: { moment, facts, call, output, outcome } }
}

function failed(why: string): HookReading {
  return { ok: false, why }
}
