import type { RequestBaseline } from '../../core/chain/apply-request-patch.ts'
import type { AssistantContent, ToolChoice } from '../../core/events/messages.ts'
import { readArgs } from '../../core/records/read-event.ts'
import type { AnsweredCall } from '../governed-run.ts'
import { plainJson } from '../plain-json.ts'
import { addedParams, documentText, namesOf, offeredTools, type Dialect } from '../plain-client/dialect.ts'
import { fieldsOf, listOf, textOf, type Fields } from '../plain-client/fields.ts'
import { itemsOf, messagesOf } from '../transcript-items.ts'
import { choiceField, openaiChoice } from './tool-choice.ts'

/** What runs nothing. */
const harmless = new Set(['message', 'reasoning', 'compaction'])

/** The Responses API of OpenAI. */
export const responsesDialect: Dialect = {
  modelCall(body) {
    const { instructions, temperature, max_output_tokens: maxTokens } = body
    const toolChoice = openaiChoice(body['tool_choice'])
    const history = messagesOf(inputItems(body))
    const baseline: RequestBaseline = {
      ...(typeof instructions === 'string' && { preamble: instructions }),
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
    ...listOf(body['tools']).filter(({ type }) => type !== 'function').map(toolName),
    // Its instructions, messages and tools are kept by the provider, where no rule sees them.
    ...(body['prompt'] == null ? [] : ['prompt']),
    ...(body['background'] === true ? ['background'] : []),
  ],
  patched(body, sent) {
    const { request, decision } = sent
    const patch = decision.kind === 'patch' ? decision.patch : {}
    const input = patch.history === undefined ? body['input'] : itemsOf(request.history ?? [])
    const documents = request.documents.map((document) => ({ role: 'user', content: documentText(document) }))
    const offered = offeredTools(sent)
    const tools = listOf(body['tools']).filter((tool) => offered.includes(toolName(tool)))
    return {
      ...body,
      ...addedParams(sent),
      ...(patch.preamble !== undefined && { instructions: patch.preamble }),
      input: documents.length === 0 ? input : [...documents, ...inputItems({ input })],
      ...(patch.temperature !== undefined && { temperature: patch.temperature }),
      ...(patch.maxTokens !== undefined && { max_output_tokens: patch.maxTokens }),
      ...toolFields(body, tools, request.toolChoice),
    }
  },
  schemaOf: (body, name) => listOf(body['tools']).find((tool) => toolName(tool) === name)?.['parameters'],
  read(answer) {
    const output = listOf(answer['output'])
    const usage = fieldsOf(answer['usage'])
    return {
      content: output.flatMap(contentOf),
      calls: output.filter(isCall).map(answeredCall),
      usage: { inputTokens: Number(usage['input_tokens'] ?? 0), outputTokens: Number(usage['output_tokens'] ?? 0) },
      strange: output.map(({ type = 'message' }) => textOf(type)).filter((type) => type !== 'function_call' && !harmless.has(type)),
    }
  },
  renamed(answer, names) {
    if (names.size === 0) return answer
    const output = listOf(answer['output']).map((item) => {
      const name = isCall(item) ? names.get(textOf(item['call_id'])) : undefined
      return name === undefined ? item : { ...item, name }
    })
    return { ...answer, output }
  },
  retried(body, answer, results) {
    const outputs = results.map(({ id, text }) => responsesResult(id, text))
    // What the provider keeps is not sent again.
    if (body['conversation'] != null) return { ...body, input: outputs }
    if (body['previous_response_id'] != null) return { ...body, previous_response_id: answer['id'], input: outputs }
    return { ...body, input: [...inputItems(body), ...listOf(answer['output']), ...outputs] }
  },
}

export function responsesResult(id: string, text: string): { readonly type: 'function_call_output'; readonly call_id: string; readonly output: string } {
  return { type: 'function_call_output', call_id: id, output: text }
}

function inputItems({ input }: Fields): readonly Fields[] {
  return typeof input === 'string' ? [{ role: 'user', content: input }] : listOf(input)
}

function toolName(tool: Fields): string {
  return textOf(tool['name'] ?? tool['type'])
}

function isCall({ type }: Fields): boolean {
  return type === 'function_call'
}

function answeredCall({ call_id: id, name, arguments: argsText }: Fields): AnsweredCall {
  return { id: textOf(id), toolName: textOf(name), ...readArgs({ args_text: textOf(argsText) }) }
}

function contentOf(item: Fields): readonly AssistantContent[] {
  if (isCall(item)) {
    const { id, toolName: name, args } = answeredCall(item)
    return [{ type: 'tool_call', toolName: name, toolCallId: id, args }]
  }
  if (item['role'] !== 'assistant') return [{ type: 'other', value: plainJson(item) }]
  return listOf(item['content']).map((part) => {
    const text = part['text'] ?? part['refusal']
    return typeof text === 'string' ? { type: 'text', text } : { type: 'other', value: plainJson(part) }
  })
}

function toolFields(body: Fields, tools: readonly Fields[], choice: ToolChoice | undefined): Fields {
  if (body['tools'] === undefined && choice === undefined) return {}
  if (tools.length === 0) return { tools: undefined, tool_choice: undefined }
  const one = namesOf(choice)[0]
  return { tools, ...(choice !== undefined && { tool_choice: choiceField(choice, { type: 'function', name: one }) }) }
}
