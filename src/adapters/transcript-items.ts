import { ownMember } from '../core/base/json.ts'
import type { Message } from '../core/events/messages.ts'
import { plainJsonObject } from './plain-json.ts'

/** An item of a transcript in the form of the Responses API: a message, a call, a result, and other things. */
export type Item = Readonly<Record<string, unknown>>

/** Items as messages of the engine: the same fields, with a role and a content for each. */
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
