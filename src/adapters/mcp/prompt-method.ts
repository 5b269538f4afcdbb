import { isJsonArray, isJsonObject, ownMember, type JsonObject } from '../../core/base/json.ts'
import type { ContentMethod } from './content-method.ts'

/** `prompts/get`: each message holds one part; who says it is not content. */
export const promptMethod: ContentMethod = {
  key: 'name',
  member: 'messages',
  partsOf(result) {
    const messages = messagesOf(result)
    const parts = messages?.map((message) => ownMember(message, 'content'))
    return parts?.every(isJsonObject) === true ? parts : undefined
  },
  withParts(result, parts) {
    const messages = messagesOf(result)
    if (messages?.length !== parts.length) return undefined
    return { ...result, messages: messages.map((message, index) => ({ ...message, content: parts[index] ?? null })) }
  },
  ofText: (text) => ({ messages: [{ role: 'user', content: { type: 'text', text } }] }),
}

function messagesOf(result: JsonObject): readonly JsonObject[] | undefined {
  const messages = ownMember(result, 'messages')
  return isJsonArray(messages) && messages.every(isJsonObject) ? messages : undefined
}
