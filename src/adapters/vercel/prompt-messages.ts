import { isJsonObject, jsonEqual, ownMember, type Json } from '../../core/base/json.ts'
import type { Message } from '../../core/events/messages.ts'
import { isRecord, type SpecMessage } from './model-spec.ts'

/** The messages of a prompt as rules see them, and the way back. */
export interface PromptMessages {
  readonly messages: readonly Message[]
  /** Messages that a patch left as they were are the originals, down to their parts. */
  readonly restore: (history: readonly Message[]) => readonly SpecMessage[]
}

/** Files are binary, which is neither JSON nor text for a rule: a short word stands for each. */
export function promptMessages(prompt: readonly SpecMessage[]): PromptMessages {
  const files = new Map<string, unknown>()
  const plain = (value: unknown): Json => {
    // `as`: what JSON.parse gives is JSON.
    const text = JSON.stringify(value, function (key, shown: unknown) {
      // `as`: JSON.stringify calls it with the holder, where a URL is not a text yet.
      const original = (this as Readonly<Record<string, unknown>>)[key]
      if (!(original instanceof Uint8Array) && !(original instanceof URL)) return shown
      const word = original instanceof URL ? original.href : `[${original.byteLength} bytes, ${files.size + 1}]`
      files.set(word, original)
      return word
    })
    return JSON.parse(text) as Json
  }
  // `as`: a copy of a message has its fields.
  const messages = prompt.map((message) => plain(message) as Message)
  return {
    messages,
    restore: (history) => {
      let next = 0
      return history.map((message, index) => {
        const found = messages.findIndex((known, at) => at >= next && jsonEqual(known, message))
        if (found !== -1) {
          next = found + 1
          // `as`: both lists have the same length.
          return prompt[found] as SpecMessage
        }
        const origin = history.length === messages.length ? index : undefined
        return rebuilt(message, origin === undefined ? undefined : prompt[origin], origin === undefined ? undefined : messages[origin], files)
      })
    },
  }
}

/** A changed message: its unchanged parts are the originals, and files are put back into the others. */
function rebuilt(message: Message, origin: SpecMessage | undefined, known: Message | undefined, files: ReadonlyMap<string, unknown>): SpecMessage {
  const { content } = message
  const given = origin !== undefined && typeof origin.content !== 'string' ? origin.content : []
  const seen = Array.isArray(known?.content) ? (known.content as readonly Json[]) : []
  const parts = Array.isArray(content)
    ? (content as readonly Json[]).map((part, index) => {
        const before = seen[index]
        return before !== undefined && jsonEqual(before, part) ? given[index] : withFiles(part, files)
      })
    : content
  // `as`: a message of the language is one of the specification; the provider refuses any other content.
  return { ...message, content: parts } as SpecMessage
}

function withFiles(value: Json, files: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one: Json) => withFiles(one, files))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.keys(value).map((key) => {
      const member = ownMember(value, key) ?? null
      const file = typeof member === 'string' && (key === 'data' || key === 'url') ? files.get(member) : undefined
      return [key, file ?? withFiles(member, files)]
    }),
  )
}

/** What a person or a log may read of a value with binary parts in it. */
export function withoutFiles(value: unknown): unknown {
  if (value instanceof Uint8Array) return `[${value.byteLength} bytes]`
  if (value instanceof URL || value instanceof Date) return value.toJSON()
  if (Array.isArray(value)) return value.map(withoutFiles)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withoutFiles(member)]))
}
