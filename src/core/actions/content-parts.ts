import { isJsonArray, isJsonObject, ownMember, type Json, type JsonObject } from '../base/json.ts'

/** Parts that no text test can look into; how they read depends on the model. */
const mediaTypes: readonly string[] = [
  'audio',
  'image',
  'image_url',
  'input_audio',
  'input_image',
  'media',
  'resource',
  'resource_link',
  'video',
]
const textTypes: readonly string[] = ['text', 'input_text', 'output_text']

/** A part of a result, as the Model Context Protocol and the model providers write them. */
export type ContentPart =
  | { readonly kind: 'text'; readonly text: string; readonly value: JsonObject }
  /** An embedded resource that holds text: it reads like a text part. */
  | { readonly kind: 'resource_text'; readonly text: string; readonly value: JsonObject; readonly resource: JsonObject }
  | { readonly kind: 'media'; readonly value: JsonObject }
  /** A part of another type: a tool call in a message, or what this list does not know. */
  | { readonly kind: 'other'; readonly value: JsonObject }

/**
 * The parts of a value that is a list of content parts, else undefined. Such a list holds objects
 * with a `type` alone, and a text part or nothing but media; any other list is plain data, so that a
 * listing of `{ type: dir }` stays one.
 */
export function readContentParts(value: Json): readonly ContentPart[] | undefined {
  if (!isJsonArray(value) || value.length === 0) return undefined
  const parts: ContentPart[] = []
  for (const item of value) {
    const part = readPart(item)
    if (part === undefined) return undefined
    parts.push(part)
  }
  const isContent =
    parts.some((part) => part.kind === 'text') || parts.every((part) => part.kind === 'media' || part.kind === 'resource_text')
  return isContent ? parts : undefined
}

function readPart(item: Json): ContentPart | undefined {
  if (!isJsonObject(item)) return undefined
  const type = ownMember(item, 'type')
  if (typeof type !== 'string') return undefined
  if (textTypes.includes(type)) {
    const text = ownMember(item, 'text')
    return typeof text === 'string' ? { kind: 'text', text, value: item } : { kind: 'other', value: item }
  }
  if (type === 'resource') {
    const resource = ownMember(item, 'resource')
    const text = isJsonObject(resource) ? ownMember(resource, 'text') : undefined
    if (isJsonObject(resource) && typeof text === 'string') {
      return { kind: 'resource_text', text, value: item, resource }
    }
  }
  return { kind: mediaTypes.includes(type) ? 'media' : 'other', value: item }
}

/** The text of a part, undefined for media and what is not known. */
export function partText(part: ContentPart): string | undefined {
  return part.kind === 'text' || part.kind === 'resource_text' ? part.text : undefined
}

/** The part with another text. */
export function withPartText(part: ContentPart, text: string): JsonObject {
  switch (part.kind) {
    case 'text':
      return { ...part.value, text }
    case 'resource_text':
      return { ...part.value, resource: { ...part.resource, text } }
    case 'media':
    case 'other':
      return part.value
  }
}

/** A result in the form of the Model Context Protocol: its content parts and its structured value. */
export interface McpResult {
  readonly value: JsonObject
  readonly parts: readonly ContentPart[]
  /** Absent: the result has none. */
  readonly structured?: Json
}

export function readMcpResult(value: Json): McpResult | undefined {
  if (!isJsonObject(value)) return undefined
  const content = ownMember(value, 'content')
  if (content === undefined || !isJsonArray(content)) return undefined
  const structured = ownMember(value, 'structuredContent')
  const parts = content.length === 0 && structured !== undefined ? [] : readContentParts(content)
  if (parts === undefined) return undefined
  return { value, parts, ...(structured !== undefined && { structured }) }
}
