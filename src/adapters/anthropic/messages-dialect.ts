import type { RequestBaseline } from '../../core/chain/apply-request-patch.ts'
import type { AssistantContent, Message, ToolChoice } from '../../core/events/messages.ts'
import { readArgs } from '../../core/records/read-event.ts'
import type { AnsweredCall } from '../governed-run.ts'
import { plainJson, plainJsonObject } from '../plain-json.ts'
import { addedParams, documentText, namesOf, offeredTools, type Dialect, type ToolResult } from '../plain-client/dialect.ts'
import { fieldsOf, listOf, textOf, type Fields } from '../plain-client/fields.ts'

/** What runs nothing. */
const harmless = new Set(['text', 'thinking', 'redacted_thinking'])
/** Tools with a schema of the provider that the host runs by itself: their calls are calls like any other. */
const runByHost = /^(custom|bash|text_editor|computer|memory)(_|$)/u

/** The Messages API of Anthropic. */
export const messagesDialect: Dialect = {
  modelCall(body) {
    const { system, temperature, max_tokens: maxTokens } = body
    const toolChoice = choiceOf(body['tool_choice'])
    const history = listOf(body['messages']).map(messageOf)
    const baseline: RequestBaseline = {
      ...(system !== undefined && { preamble: systemText(system) }),
      ...(typeof temperature === 'number' && { temperature }),
      ...(typeof maxTokens === 'number' && { maxTokens }),
      ...(toolChoice !== undefined && { toolChoice }),
      history,
      tools: listOf(body['tools']).map(toolName),
      documents: [],
    }
    return { prompt: history.at(-1) ?? { role: 'user', content: '' }, baseline }
  },
  strange: (body) => [
    ...listOf(body['tools']).filter(({ type = 'custom' }) => !runByHost.test(textOf(type))).map(toolName),
    ...(body['mcp_servers'] === undefined ? [] : ['mcp_servers']),
  ],
  patched(body, sent) {
    const { request, decision } = sent
    const patch = decision.kind === 'patch' ? decision.patch : {}
    const documents = request.documents.map((document) => ({ role: 'user', content: documentText(document) }))
    const messages = patch.history === undefined ? listOf(body['messages']) : (request.history ?? [])
    const offered = offeredTools(sent)
    const tools = listOf(body['tools']).filter((tool) => offered.includes(toolName(tool)))
    return {
      ...body,
      ...addedParams(sent),
      messages: [...documents, ...messages],
      ...(patch.preamble !== undefined && { system: patch.preamble }),
      ...(patch.temperature !== undefined && { temperature: patch.temperature }),
      ...(patch.maxTokens !== undefined && { max_tokens: patch.maxTokens }),
      ...toolFields(body, tools, request.toolChoice),
    }
  },
  schemaOf: (body, name) => listOf(body['tools']).find((tool) => toolName(tool) === name)?.['input_schema'],
  read(answer) {
    const blocks = listOf(answer['content'])
    const usage = fieldsOf(answer['usage'])
    return {
      content: blocks.map(contentOf),
      calls: blocks.filter(isCall).map(answeredCall),
      usage: { inputTokens: Number(usage['input_tokens'] ?? 0), outputTokens: Number(usage['output_tokens'] ?? 0) },
      strange: blocks.map(({ type }) => textOf(type)).filter((type) => type !== 'tool_use' && !harmless.has(type)),
    }
  },
  renamed(answer, names) {
    if (names.size === 0) return answer
    const content = listOf(answer['content']).map((block) => {
      const name = isCall(block) ? names.get(textOf(block['id'])) : undefined
      return name === undefined ? block : { ...block, name }
    })
    return { ...answer, content }
  },
  retried: (body, answer, results) => ({
    ...body,
    messages: [...listOf(body['messages']), { role: 'assistant', content: answer['content'] }, { role: 'user', content: results.map(resultBlock) }],
  }),
}

export interface ToolResultBlock {
  readonly type: 'tool_result'
  readonly tool_use_id: string
  readonly content: string
  readonly is_error: boolean
}

export function resultBlock({ id, text, isError }: ToolResult): ToolResultBlock {
  return { type: 'tool_result', tool_use_id: id, content: text, is_error: isError }
}

function messageOf(message: Fields): Message {
  // `as`: a message of the provider has a role and a content.
  return plainJsonObject(message) as unknown as Message
}

function systemText(system: unknown): string {
  return typeof system === 'string' ? system : listOf(system).map(({ text }) => textOf(text)).join('\n')
}

function toolName({ name, type }: Fields): string {
  return textOf(name ?? type)
}

function isCall({ type }: Fields): boolean {
  return type === 'tool_use'
}

function answeredCall({ id, name, input }: Fields): AnsweredCall {
  // A stream that broke off in the arguments leaves a text, which is read as strictly as any.
  const read = typeof input === 'string' ? readArgs({ args_text: input }) : readArgs({ args_text: JSON.stringify(input ?? {}) })
  return { id: textOf(id), toolName: textOf(name), ...read }
}

function contentOf(block: Fields): AssistantContent {
  if (isCall(block)) {
    const { id, toolName: name, args } = answeredCall(block)
    return { type: 'tool_call', toolName: name, toolCallId: id, args }
  }
  const { type, text } = block
  return type === 'text' && typeof text === 'string' ? { type: 'text', text } : { type: 'other', value: plainJson(block) }
}

function choiceOf(choice: unknown): ToolChoice | undefined {
  const { type, name } = fieldsOf(choice)
  switch (type) {
    case 'auto':
    case 'none':
      return type
    case 'any':
      return 'required'
    case undefined:
      return undefined
    default:
      return { names: [textOf(name)] }
  }
}

function toolFields(body: Fields, tools: readonly Fields[], choice: ToolChoice | undefined): Fields {
  if (body['tools'] === undefined && choice === undefined) return {}
  if (tools.length === 0) return { tools: undefined, tool_choice: undefined }
  const { disable_parallel_tool_use: alone } = fieldsOf(body['tool_choice'])
  return { tools, ...(choice !== undefined && { tool_choice: { ...choiceField(choice), ...(alone !== undefined && choice !== 'none' && { disable_parallel_tool_use: alone }) } }) }
}

/** Several names became a shorter list of tools before. */
function choiceField(choice: ToolChoice): Fields {
  if (choice === 'auto' || choice === 'none') return { type: choice }
  const [one, ...others] = namesOf(choice)
  return one === undefined || others.length > 0 ? { type: 'any' } : { type: 'tool', name: one }
}
