import type { BaseMessage } from '@langchain/core/messages'
import { textForm, type Json } from '../../../src/core/base/json.ts'
import type { ToolChoice } from '../../../src/core/events/messages.ts'
import type { SeenRequest } from '../../../src/adapters/testing/scenario.ts'
import type { FakeRequest } from './fake-model.ts'

/** What one request said to the model, in the words of the scenarios. */
export function seenRequest({ messages, options }: FakeRequest): SeenRequest {
  const { tools = [], temperature, maxTokens, tool_choice: choice, ...others } = options
  const [first] = messages
  const preamble = first?.type === 'system' ? first.text : undefined
  const ofType = (type: string): readonly BaseMessage[] => messages.filter((message) => message.type === type)
  const names = (tools as readonly { readonly name: string }[]).map(({ name }) => name)
  return {
    ...(preamble !== undefined && { preamble }),
    ...(typeof temperature === 'number' && { temperature }),
    ...(typeof maxTokens === 'number' && { maxTokens }),
    ...(choice !== undefined && { toolChoice: choice as ToolChoice }),
    tools: names,
    texts: messages.filter(({ type }) => type === 'human' || type === 'ai').map(({ text }) => text),
    results: Object.fromEntries(ofType('tool').map((message) => [callId(message), textForm(message.content as Json)])),
    calls: Object.fromEntries(ofType('ai').flatMap((message) => callsOf(message).map(({ id, args }) => [id, args]))),
    raw: JSON.stringify({ messages, names, temperature, maxTokens, choice, options: plainOnly(others) }),
  }
}

function callId(message: BaseMessage): string {
  return (message as BaseMessage & { readonly tool_call_id: string }).tool_call_id
}

function callsOf(message: BaseMessage): readonly { readonly id: string; readonly args: Json }[] {
  return (message as BaseMessage & { readonly tool_calls?: readonly { readonly id: string; readonly args: Json }[] }).tool_calls ?? []
}

function plainOnly(options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => typeof value === 'string' || typeof value === 'number'))
}
