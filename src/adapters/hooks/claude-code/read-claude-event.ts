import { isJsonObject, ownMember, type Json, type JsonObject } from '../../../core/base/json.ts'
import type { McpIdentity } from '../../../core/events/step-event.ts'
import type { HookedCall, HookFacts, HookMoment } from '../hook-event.ts'
import type { HookReading } from '../hook-protocol.ts'

export function claudeMomentOf(input: JsonObject): HookMoment | undefined {
  const name = ownMember(input, 'hook_event_name')
  if (typeof name !== 'string') return undefined
  switch (name) {
    case 'PreToolUse':
      return 'before_tool'
    case 'PostToolUse':
    case 'PostToolUseFailure':
      return 'after_tool'
    case 'UserPromptSubmit':
      return 'prompt'
    default:
      return 'other'
  }
}

/** A question of Claude Code. Fields that it adds later are no concern of ours; those below must be right. */
export function readClaudeEvent(input: JsonObject): HookReading {
  const moment = claudeMomentOf(input)
  if (moment === undefined) return failed('`hook_event_name` is missing or no text')
  if (moment === 'other') return { ok: true, event: { moment } }
  const sessionId = textOf(input, 'session_id')
  if (sessionId === undefined || sessionId === '') return failed('`session_id` is missing or no text')
  const facts = { sessionId, ...optional('cwd', textOf(input, 'cwd')), ...optional('agentName', textOf(input, 'agent_type')) }
  if (moment === 'prompt') return readPrompt(input, facts)
  const call = readCall(input)
  if (typeof call === 'string') return failed(call)
  if (moment === 'before_tool') return { ok: true, event: { moment, facts, call, canAsk: asksPeople(input) } }
  if (textOf(input, 'hook_event_name') === 'PostToolUseFailure') return readFailure(input, facts, call)
  const output = ownMember(input, 'tool_response')
  if (output === undefined) return failed('`tool_response` is missing')
  return { ok: true, event: { moment, facts, call, output, outcome: { kind: 'success' } } }
}

function readPrompt(input: JsonObject, facts: HookFacts): HookReading {
  const prompt = textOf(input, 'prompt')
  return prompt === undefined ? failed('`prompt` is missing or no text') : { ok: true, event: { moment: 'prompt', facts, prompt } }
}

function readFailure(input: JsonObject, facts: HookFacts, call: HookedCall): HookReading {
  const output = ownMember(input, 'error')
  if (output === undefined) return failed('`error` is missing')
  const message = typeof output === 'string' ? output : 'the tool failed'
  return { ok: true, event: { moment: 'after_tool', facts, call, output, outcome: { kind: 'error', failure: { kind: 'other', message } } } }
}

function readCall(input: JsonObject): HookedCall | string {
  const toolName = textOf(input, 'tool_name')
  if (toolName === undefined || toolName === '') return '`tool_name` is missing or no text'
  const callId = textOf(input, 'tool_use_id')
  if (callId === undefined || callId === '') return '`tool_use_id` is missing or no text'
  const args = ownMember(input, 'tool_input')
  if (!isJsonObject(args)) return '`tool_input` is missing or no object'
  const mcp = mcpIdentity(toolName, ownMember(input, 'mcp_server'))
  return { toolName, callId, args, ...optional('mcp', mcp) }
}

/**
 * The true identity of `mcp__server__tool`, where the agent states the server beside it (L-74): a name that holds
 * `__` itself cannot be split by looking at it. Without it, a name that can be split in one way only is.
 */
export function mcpIdentity(toolName: string, stated: Json | undefined): McpIdentity | undefined {
  const server = isJsonObject(stated) ? ownMember(stated, 'name') : stated
  if (typeof server !== 'string' || server === '') return undefined
  // In names of tools it writes whatever is no letter, digit, `_` or `-` of a server's name as `_`.
  const start = `mcp__${server.replace(/[^A-Za-z0-9_-]/g, '_')}__`
  if (!toolName.startsWith(start) || toolName.length === start.length) return undefined
  return { server, tool: toolName.slice(start.length) }
}

/** In these modes a question reaches a person. In the others it is answered without one, or not at all. */
const askingModes: readonly string[] = ['default', 'acceptEdits', 'plan']

function asksPeople(input: JsonObject): boolean {
  return askingModes.includes(textOf(input, 'permission_mode') ?? 'default')
}

function textOf(input: JsonObject, key: string): string | undefined {
  const value = ownMember(input, key)
  return typeof value === 'string' ? value : undefined
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { readonly [K in Key]?: Value } {
  // `as`: a computed key is one of any text, to the compiler.
  return value === undefined ? {} : ({ [key]: value } as { readonly [K in Key]?: Value })
}

function failed(why: string): HookReading {
  return { ok: false, why }
}
