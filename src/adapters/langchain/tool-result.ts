import { isJsonArray, type Json } from '../../core/base/json.ts'
import type { ToolOutcome } from '../../core/events/tool-outcome.ts'
import type { Replacement } from '../run-decided.ts'
import { plainJson } from '../plain-json.ts'
import { reshaped } from './reshape.ts'
import { isRecord, isToolMessage, type ToolMessageClass, type ToolMessageShape } from './sdk-shapes.ts'

export interface CallToAnswer {
  readonly toolCallId: string
  readonly toolName: string
}

/** What a model will read of a tool's message, or of the messages of a `Command`. */
export function presentedResult(value: unknown): Json {
  if (isToolMessage(value)) return plainJson(value.content)
  const messages = commandMessages(value)
  if (messages === undefined) throw new Error('a tool gave neither a message nor a command with messages')
  const [only] = messages
  if (messages.length === 1 && isToolMessage(only)) return plainJson(only.content)
  return messages.map((message) => plainJson(isRecord(message) && 'content' in message ? message['content'] : message))
}

export function outcomeOfResult(value: unknown): Exclude<ToolOutcome, { kind: 'skipped' }> {
  const message = isToolMessage(value) ? value : commandMessages(value)?.find(isToolMessage)
  if (message?.status !== 'error') return { kind: 'success' }
  return { kind: 'error', failure: { kind: 'other', message: typeof message.content === 'string' ? message.content : '' } }
}

/** The messages in a command's update; undefined where it is none, or updates what cannot be looked into. */
function commandMessages(value: unknown): readonly unknown[] | undefined {
  if (!isRecord(value) || value['lg_name'] !== 'Command') return undefined
  const { update = {} } = value
  if (!isRecord(update)) return undefined
  const { messages = [] } = update
  return Array.isArray(messages) ? (messages as readonly unknown[]) : [messages]
}

/** Under the id of its call, whatever the tool wrote there: an answer under another id answers nothing. */
export function answeringResult(value: unknown, { toolCallId }: CallToAnswer): object {
  if (isToolMessage(value)) return value.tool_call_id === toolCallId ? value : reshaped(value, { tool_call_id: toolCallId })
  // `as`: a tool message or a command, as `presentedResult` made sure.
  return value as object
}

/**
 * The message in place of a result. An artifact is kept from no model, but made of what the rule has hidden, so
 * it goes; so does a command that brought other messages along.
 */
export function replacedResult(value: unknown, { output, text, isError }: Replacement, call: CallToAnswer, ToolMessage: ToolMessageClass): object {
  const messages = isToolMessage(value) ? [value] : commandMessages(value)
  const only = messages?.length === 1 ? messages[0] : undefined
  const content = isToolMessage(only) && Array.isArray(only.content) && isJsonArray(output) ? output : text
  const message = toolMessage(ToolMessage, call, text, isError)
  const answer = content === text ? message : reshaped(message, { content })
  if (!isToolMessage(only) || isToolMessage(value) || !isRecord(value)) return answer
  const { update } = value
  // The rest of the state is the agent's own, and no model reads it.
  return reshaped(value, { update: { ...(isRecord(update) ? update : {}), messages: [answer] } })
}

export function toolMessage(ToolMessage: ToolMessageClass, { toolCallId, toolName }: CallToAnswer, content: string, isError: boolean): ToolMessageShape {
  // `as`: the class makes such messages.
  return new ToolMessage({ content, tool_call_id: toolCallId, name: toolName, status: isError ? 'error' : 'success' }) as ToolMessageShape
}
