import type { Json, JsonObject } from '../base/json.ts'

/** One message of the conversation. `content` is a text or the provider's content parts, untouched. */
export interface Message {
  readonly role: string
  readonly content: Json
  readonly [field: string]: Json
}

export type AssistantContent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool_call'; readonly toolName: string; readonly toolCallId?: string; readonly args: Json }
  | { readonly type: 'other'; readonly value: Json }

/** Tokens of one model call, as the provider counts them. */
export interface Usage {
  readonly inputTokens: number
  readonly outputTokens: number
}

/** A document handed to the model beside the conversation (`extraContext`, S-50). */
export interface ContextDocument {
  readonly id: string
  readonly text: string
  readonly additionalProps?: JsonObject
}

/** Which tools the model may or must call (S-58). */
export type ToolChoice = 'auto' | 'required' | 'none' | { readonly names: readonly string[] }
