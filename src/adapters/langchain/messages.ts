import { isJsonArray, isJsonObject, jsonEqual, ownMember, type Json, type JsonObject } from '../../core/base/json.ts'
import type { Message } from '../../core/events/messages.ts'
import { plainJson } from '../plain-json.ts'
import { reshaped } from './reshape.ts'
import { isAssistant, isToolMessage, type MessageShape } from './sdk-shapes.ts'

const roles: Readonly<Record<string, string>> = { human: 'user', ai: 'assistant' }

/** A message as rules see it. */
export function messageOf(message: MessageShape): Message {
  const { type } = message
  const role = Object.hasOwn(roles, type) ? (roles[type] ?? type) : type
  const seen = { role, content: plainJson(message.content) }
  if (isToolMessage(message)) return { ...seen, tool_call_id: message.tool_call_id }
  if (!isAssistant(message) || message.tool_calls === undefined || message.tool_calls.length === 0) return seen
  return { ...seen, tool_calls: message.tool_calls.map(({ id = '', name, args }) => ({ id, name, args: plainJson(args) })) }
}

/**
 * The messages that a patch left (S-57), untouched ones as they were; undefined: there are some that were none of
 * the conversation. Patches cut from the front, so both lists end with the same message.
 */
export function restoredMessages(
  history: readonly Message[],
  originals: readonly MessageShape[],
  seen: readonly Message[],
): readonly MessageShape[] | undefined {
  const offset = originals.length - history.length
  if (offset < 0) return undefined
  const restored: MessageShape[] = []
  for (const [index, message] of history.entries()) {
    const [origin, known] = [originals[index + offset], seen[index + offset]]
    if (origin === undefined || known?.role !== message.role) return undefined
    restored.push(jsonEqual(known, message) ? origin : changed(origin, message))
  }
  return restored
}

/** Providers write the same words elsewhere in a message, so only what rules have seen is kept. */
function changed(origin: MessageShape, message: Message): MessageShape {
  const others = { additional_kwargs: {}, response_metadata: {} }
  const calls = ownMember(message, 'tool_calls')
  if (!isAssistant(origin) || !isJsonArray(calls)) return reshaped(origin, { content: message.content, ...others })
  return reshaped(origin, { content: message.content, tool_calls: calls.filter(isJsonObject).map(callOf), tool_call_chunks: [], ...others })
}

function callOf(call: JsonObject): Readonly<Record<string, Json>> {
  return { type: 'tool_call', id: ownMember(call, 'id') ?? '', name: ownMember(call, 'name') ?? '', args: ownMember(call, 'args') ?? {} }
}
