import { isJsonObject, type Json, type JsonObject } from '../../core/base/json.ts'
import type { AssistantContent } from '../../core/events/messages.ts'
import { readArgs } from '../../core/records/read-event.ts'
import { plainJsonObject } from '../plain-json.ts'
import type { Item } from '../transcript-items.ts'

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
