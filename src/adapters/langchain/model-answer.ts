import type { Json } from '../../core/base/json.ts'
import type { AssistantContent } from '../../core/events/messages.ts'
import type { AnsweredCall, ModelAnswer } from '../governed-run.ts'
import { plainJson } from '../plain-json.ts'
import { reshaped } from './reshape.ts'
import { isAssistant, isRecord, type AssistantShape, type ClientToolShape, type ToolCallShape } from './sdk-shapes.ts'
import { argsAtTool } from './tool-args.ts'

/** LangChain makes these up to carry a structured answer (`responseFormat`). None of them is a tool that runs. */
const OUTPUT_PREFIX = 'extract-'

/** The message in what the model node gave: alone, or with the structured answer that was read from it. */
export function answerIn(handled: unknown): AssistantShape | undefined {
  if (isAssistant(handled)) return handled
  const messages: unknown = isRecord(handled) ? handled['messages'] : undefined
  const first: unknown = Array.isArray(messages) ? messages[0] : undefined
  return isAssistant(first) ? first : undefined
}

/** What the model node gave, with another message in place of the model's. */
export function withAnswer<Handled>(handled: Handled, answer: AssistantShape): Handled {
  // `as`: a message stands for a message.
  if (isAssistant(handled)) return answer as Handled
  const { messages } = handled as { readonly messages: readonly unknown[] }
  return { ...handled, messages: [answer, ...messages.slice(1)] }
}

export async function readAnswer(
  answer: AssistantShape,
  { tools, hasOutputFormat, isStreaming }: { readonly tools: ReadonlyMap<string, ClientToolShape>; readonly hasOutputFormat: boolean; readonly isStreaming: boolean },
): Promise<ModelAnswer | string> {
  const { tool_calls: all = [], usage_metadata: usage } = answer
  const isOutput = ({ name }: ToolCallShape): boolean => hasOutputFormat && !tools.has(name) && name.startsWith(OUTPUT_PREFIX)
  const calls: AnsweredCall[] = []
  for (const call of all) {
    const { id, name, args } = call
    if (isOutput(call)) continue
    // A result finds its call by the id alone.
    if (id === undefined || id === '') return `a call of \`${name}\` has no id`
    const argsAs = (toolName: string): Promise<Json> => argsAtTool(tools.get(toolName), args)
    calls.push({ id, toolName: name, args: await argsAs(name), argsAs })
  }
  return {
    content: [...textsOf(answer), ...calls.map(({ id, toolName, args }) => ({ type: 'tool_call' as const, toolName, toolCallId: id, args }))],
    calls,
    usage: { inputTokens: usage?.input_tokens ?? 0, outputTokens: usage?.output_tokens ?? 0 },
    response: { content: answer.content, tool_calls: all },
    isStreaming,
  }
}

function textsOf({ content }: AssistantShape): readonly AssistantContent[] {
  if (typeof content === 'string') return content === '' ? [] : [{ type: 'text', text: content }]
  if (!Array.isArray(content)) return []
  return content.flatMap((block: unknown): readonly AssistantContent[] => {
    if (!isRecord(block)) return []
    const { type, text } = block
    if (type === 'text' && typeof text === 'string') return [{ type: 'text', text }]
    // Calls are in `tool_calls` as well.
    return type === 'tool_use' || type === 'tool_call' ? [] : [{ type: 'other', value: plainJson(block) }]
  })
}

/** A message of this run alone, with the names that its calls have now (S-73). */
export function settledAnswer(answer: AssistantShape, repaired: ReadonlyMap<string, string>): AssistantShape {
  if (repaired.size === 0) return reshaped(answer, {})
  const { tool_calls: calls = [], content } = answer
  const nameOf = (id: unknown, name: unknown): unknown => (typeof id === 'string' ? (repaired.get(id) ?? name) : name)
  const blocks = Array.isArray(content)
    ? content.map((block: unknown) => (isRecord(block) && 'name' in block ? { ...block, name: nameOf(block['id'], block['name']) } : block))
    : content
  return reshaped(answer, {
    content: blocks,
    tool_calls: calls.map((call) => ({ ...call, name: nameOf(call.id, call.name) })),
    tool_call_chunks: [],
    // The provider's own form of the calls has the old names.
    additional_kwargs: {},
  })
}
