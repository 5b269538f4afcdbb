import { isJsonObject, ownMember, type Json, type JsonObject } from '../../core/base/json.ts'
import type { AssistantContent, Message } from '../../core/events/messages.ts'
import { readArgs } from '../../core/records/read-event.ts'
import { plainJsonObject } from '../plain-json.ts'
import type { Item } from './sdk-shapes.ts'

/** The transcript of the SDK as messages of the engine: the same fields, with a role and a content for each. */
export function messagesOf(input: string | readonly Item[]): readonly Message[] {
  return typeof input === 'string' ? [{ role: 'user', content: input }] : input.map(messageOf)
}

function messageOf(item: Item): Message {
  const plain = plainJsonObject(item)
  const { role, output, ...rest } = plain
  if (typeof role === 'string') return { content: null, ...plain, role }
  if (output !== undefined) return { ...rest, role: 'tool', content: output }
  // `as`: the engine knows messages without a content, of a turn of calls alone.
  return { ...plain, role: 'assistant' } as unknown as Message
}

/** Undone after a patch of the history. A hook may also have written plain messages of its own. */
export function itemsOf(messages: readonly Message[]): readonly Item[] {
  return messages.map(itemOf)
}

function itemOf(message: Message): Item {
  const { role, ...item } = message
  const { content, ...rest } = item
  const type = ownMember(message, 'type')
  if (role === 'tool') return { ...rest, output: content }
  if (type !== undefined && type !== 'message') return item
  if (role !== 'assistant' || typeof content !== 'string') return message
  return { status: 'completed', ...rest, role, content: [{ type: 'output_text', text: content }] }
}

/** A tool in a namespace is called by both names. */
export function qualifiedName(name: unknown, namespace: unknown): string {
  const own = typeof name === 'string' ? name : ''
  return typeof namespace === 'string' && namespace !== '' ? `${namespace}.${own}` : own
}

export function contentOf(output: readonly Item[]): readonly AssistantContent[] {
  return output.flatMap((item): readonly AssistantContent[] => {
    const plain = plainJsonObject(item)
    if (plain['type'] === 'function_call') return [callContent(plain)]
    if (plain['role'] !== 'assistant') return [{ type: 'other', value: plain }]
    const content = plain['content']
    if (typeof content === 'string') return [{ type: 'text', text: content }]
    return (Array.isArray(content) ? content : []).map(textContent)
  })
}

function callContent({ name, namespace, callId, arguments: argsText }: JsonObject): AssistantContent {
  const { args } = readArgs({ args_text: typeof argsText === 'string' ? argsText : '' })
  return { type: 'tool_call', toolName: qualifiedName(name, namespace), ...(typeof callId === 'string' && { toolCallId: callId }), args }
}

function textContent(part: Json): AssistantContent {
  const text = isJsonObject(part) ? (part['text'] ?? part['refusal']) : part
  return typeof text === 'string' ? { type: 'text', text } : { type: 'other', value: part }
}
