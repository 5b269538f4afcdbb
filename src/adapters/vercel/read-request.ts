import type { Json } from '../../core/base/json.ts'
import type { Message, ToolChoice } from '../../core/events/messages.ts'
import type { ModelCall } from '../../core/runs/before-model-call.ts'
import { plainJson } from '../plain-json.ts'
import type { CallParams, SpecMessage, SpecToolChoice } from './model-spec.ts'
import { promptMessages, type PromptMessages } from './prompt-messages.ts'

/** A request of the SDK as the engine is asked about it. */
export interface ReadRequest {
  readonly call: ModelCall
  /** Leading system messages: the preamble. */
  readonly system: readonly SpecMessage[]
  readonly rest: readonly SpecMessage[]
  readonly messages: PromptMessages
}

export function readRequest(params: CallParams, provider: string): ReadRequest {
  const { prompt, temperature, maxOutputTokens, toolChoice, tools = [], providerOptions } = params
  const from = prompt.findIndex(({ role }) => role !== 'system')
  const start = from === -1 ? prompt.length : from
  const [system, rest] = [prompt.slice(0, start), prompt.slice(start)]
  const messages = promptMessages(rest)
  const choice = toolChoice && choiceOf(toolChoice)
  const own = providerOptions?.[optionsKey(provider)]
  const last: Message = messages.messages.at(-1) ?? { role: 'user', content: '' }
  return {
    system,
    rest,
    messages,
    call: {
      prompt: last,
      baseline: {
        ...(system.length > 0 && { preamble: system.map(({ content }) => textOf(content)).join('\n') }),
        ...(temperature !== undefined && { temperature }),
        ...(maxOutputTokens !== undefined && { maxTokens: maxOutputTokens }),
        ...(choice !== undefined && { toolChoice: choice }),
        ...(own !== undefined && { additionalParams: plainJson(own) satisfies Json }),
        history: messages.messages,
        tools: tools.map(({ name }) => name),
        documents: [],
      },
    },
  }
}

/** The name under which a provider looks for options of its own: `openai` of `openai.chat`. */
export function optionsKey(provider: string): string {
  return provider.split('.')[0] ?? provider
}

function textOf(content: SpecMessage['content']): string {
  return typeof content === 'string' ? content : ''
}

function choiceOf({ type, toolName }: SpecToolChoice): ToolChoice {
  switch (type) {
    case 'auto':
    case 'none':
    case 'required':
      return type
    case 'tool':
      return { names: toolName === undefined ? [] : [toolName] }
    default:
      throw new Error(`sluice/vercel: the tool choice \`${type}\` is not known`)
  }
}
