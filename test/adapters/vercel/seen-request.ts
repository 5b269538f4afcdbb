import { textForm, type Json } from '../../../src/core/base/json.ts'
import type { ToolChoice } from '../../../src/core/events/messages.ts'
import type { SeenRequest } from '../../../src/adapters/testing/scenario.ts'
import type { CallParams, SpecPart } from '../../../src/adapters/vercel/model-spec.ts'

/** What a request said to the fake model, in the words of the engine. */
export function seenRequest(params: CallParams): SeenRequest {
  const { prompt, temperature, maxOutputTokens, toolChoice, tools = [] } = params
  const system = prompt.filter(({ role }) => role === 'system').map(({ content }) => content as string)
  const parts = prompt.flatMap(({ role, content }) => (typeof content === 'string' ? [] : content.map((part) => ({ role, part }))))
  const of = (type: string): readonly SpecPart[] => parts.filter(({ part }) => part.type === type).map(({ part }) => part)
  return {
    ...(system.length > 0 && { preamble: system.join('\n') }),
    ...(temperature !== undefined && { temperature }),
    ...(maxOutputTokens !== undefined && { maxTokens: maxOutputTokens }),
    ...(toolChoice !== undefined && { toolChoice: (toolChoice.type === 'tool' ? { names: [toolChoice.toolName ?? ''] } : toolChoice.type) as ToolChoice }),
    tools: tools.map(({ name }) => name),
    texts: of('text').map((part) => part['text'] as string),
    results: Object.fromEntries(of('tool-result').map((part) => [part['toolCallId'] as string, resultText(part['output'])])),
    calls: Object.fromEntries(of('tool-call').map((part) => [part['toolCallId'] as string, part['input'] as Json])),
    raw: JSON.stringify({ ...params, headers: undefined }),
  }
}

function resultText(output: unknown): string {
  return textForm((output as { readonly value: Json }).value)
}
