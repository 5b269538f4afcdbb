import type { RequestBaseline } from '../../core/chain/apply-request-patch.ts'
import type { AssistantContent, Message, ToolChoice } from '../../core/events/messages.ts'
import { readArgs } from '../../core/records/read-event.ts'
import type { AnsweredCall } from '../governed-run.ts'
import { plainJsonObject } from '../plain-json.ts'
import { addedParams, documentText, namesOf, offeredTools, type Dialect } from '../plain-client/dialect.ts'
import { fieldsOf, listOf, textOf, type Fields } from '../plain-client/fields.ts'
import { choiceField, openaiChoice } from './tool-choice.ts'

/** Chat completions of OpenAI, and of the many servers that speak them too. */
export const chatDialect: Dialect = {
  modelCall(body) {
    const { system, rest } = parted(body)
    const { temperature } = body
    const maxTokens = body['max_completion_tokens'] ?? body['max_tokens']
    const toolChoice = openaiChoice(body['tool_choice'])
    const preamble = system === undefined ? undefined : contentText(system['content'])
    const history = rest.map(messageOf)
    const baseline: RequestBaseline = {
      ...(preamble !== undefined && { preamble }),
      ...(typeof temperature === 'number' && { temperature }),
      ...(typeof maxTokens === 'number' && { maxTokens }),
      ...(toolChoice !== undefined && { toolChoice }),
      history,
      tools: listOf(body['tools']).map(toolName),
      documents: [],
    }
    return { prompt: history.at(-1) ?? { role: 'user', content: '' }, baseline }
  },
  strange(body) {
    const n = body['n']
    return [
      ...listOf(body['tools']).filter(({ type }) => type !== 'function').map((tool) => toolName(tool) || textOf(tool['type'])),
      ...['functions', 'function_call', 'web_search_options'].filter((field) => body[field] !== undefined),
      // What stands in a second choice would be judged by nobody.
      ...(typeof n === 'number' && n !== 1 ? ['n'] : []),
    ]
  },
  patched(body, sent) {
    const { request, decision } = sent
    const patch = decision.kind === 'patch' ? decision.patch : {}
    const { system, rest } = parted(body)
    const messages = patch.history === undefined ? rest : (request.history ?? [])
    const documents = request.documents.map((document) => ({ role: 'user', content: documentText(document) }))
    const first = patch.preamble === undefined ? system : { ...(system ?? { role: 'system' }), content: patch.preamble }
    const limit = body['max_tokens'] === undefined ? 'max_completion_tokens' : 'max_tokens'
    const offered = offeredTools(sent)
    const tools = listOf(body['tools']).filter((tool) => offered.includes(toolName(tool)))
    return {
      ...body,
      ...addedParams(sent),
      messages: [...(first === undefined ? [] : [first]), ...documents, ...messages],
      ...(patch.temperature !== undefined && { temperature: patch.temperature }),
      ...(patch.maxTokens !== undefined && { [limit]: patch.maxTokens }),
      ...toolFields(body, tools, request.toolChoice),
    }
  },
  schemaOf: (body, name) => fieldsOf(listOf(body['tools']).find((tool) => toolName(tool) === name)?.['function'])['parameters'],
  read(answer) {
    const choices = listOf(answer['choices'])
    const message = messageIn(answer)
    const calls = listOf(message['tool_calls'])
    const usage = fieldsOf(answer['usage'])
    return {
      content: [...texts(message), ...calls.filter(isFunctionCall).map(callContent)],
      calls: calls.filter(isFunctionCall).map(answeredCall),
      usage: { inputTokens: Number(usage['prompt_tokens'] ?? 0), outputTokens: Number(usage['completion_tokens'] ?? 0) },
      strange: [
        ...calls.filter((call) => !isFunctionCall(call)).map(({ type }) => `${textOf(type)} call`),
        ...(message['function_call'] == null ? [] : ['function_call']),
        ...(choices.length > 1 ? ['more than one choice'] : []),
      ],
    }
  },
  renamed(answer, names) {
    if (names.size === 0) return answer
    const rename = (call: Fields): Fields => {
      const name = names.get(textOf(call['id']))
      return name === undefined ? call : { ...call, function: { ...fieldsOf(call['function']), name } }
    }
    const message = messageIn(answer)
    const choices = listOf(answer['choices']).map((choice) => ({ ...choice, message: { ...message, tool_calls: listOf(message['tool_calls']).map(rename) } }))
    return { ...answer, choices }
  },
  retried: (body, answer, results) => ({
    ...body,
    messages: [...listOf(body['messages']), messageIn(answer), ...results.map(({ id, text }) => chatResult(id, text))],
  }),
}

export function chatResult(id: string, text: string): { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string } {
  return { role: 'tool', tool_call_id: id, content: text }
}

export function messageIn(answer: Fields): Fields {
  return fieldsOf(listOf(answer['choices'])[0]?.['message'])
}

/** The first message, if it gives the model its instructions, and the conversation. */
function parted(body: Fields): { readonly system: Fields | undefined; readonly rest: readonly Fields[] } {
  const [first, ...others] = listOf(body['messages'])
  const isSystem = first !== undefined && (first['role'] === 'system' || first['role'] === 'developer')
  return isSystem ? { system: first, rest: others } : { system: undefined, rest: listOf(body['messages']) }
}

function messageOf(message: Fields): Message {
  // `as`: a message of the provider has a role; its content may be absent, as the engine knows it.
  return plainJsonObject(message) as unknown as Message
}

function contentText(content: unknown): string {
  return typeof content === 'string' ? content : listOf(content).map(({ text }) => textOf(text)).join('\n')
}

function toolName(tool: Fields): string {
  return textOf(fieldsOf(tool['function'] ?? tool['custom'])['name'])
}

function isFunctionCall({ type = 'function', function: called }: Fields): boolean {
  return type === 'function' && called !== undefined
}

function answeredCall(call: Fields): AnsweredCall {
  const { name, arguments: argsText } = fieldsOf(call['function'])
  return { id: textOf(call['id']), toolName: textOf(name), ...readArgs({ args_text: textOf(argsText) }) }
}

function callContent(call: Fields): AssistantContent {
  const { id, toolName: name, args } = answeredCall(call)
  return { type: 'tool_call', toolName: name, toolCallId: id, args }
}

function texts(message: Fields): readonly AssistantContent[] {
  return [message['content'], message['refusal']].flatMap((text) => (typeof text === 'string' ? [{ type: 'text' as const, text }] : []))
}

/** Without tools the provider takes neither a list of them nor a choice. */
function toolFields(body: Fields, tools: readonly Fields[], choice: ToolChoice | undefined): Fields {
  if (body['tools'] === undefined && choice === undefined) return {}
  if (tools.length === 0) return { tools: undefined, tool_choice: undefined, parallel_tool_calls: undefined }
  const one = namesOf(choice)[0]
  return { tools, ...(choice !== undefined && { tool_choice: choiceField(choice, { type: 'function', function: { name: one } }) }) }
}
