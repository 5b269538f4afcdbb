import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import type { AIMessage, BaseMessage } from '@langchain/core/messages'
import type { ScriptedAnswer } from '../../../src/adapters/testing/scenario.ts'
import type { LangChain } from './load-langchain.ts'

/** What one model call was made with. */
export interface FakeRequest {
  readonly messages: readonly BaseMessage[]
  readonly options: Readonly<Record<string, unknown>>
}

export interface FakeModel {
  readonly model: BaseChatModel
  readonly requests: readonly FakeRequest[]
}

interface Fields {
  readonly takesOptions?: boolean
  /** Milliseconds before each answer, so that runs overlap. */
  readonly delay?: number
}

/** A chat model that answers from a script and then says `done`. Like those of providers it takes bound tools as call options. */
export function fakeModel(sdk: LangChain, script: readonly ScriptedAnswer[], { takesOptions = true, delay = 0 }: Fields = {}): FakeModel {
  const requests: FakeRequest[] = []
  const answers = [...script]
  const { AIMessage, AIMessageChunk, BaseChatModel, ChatGenerationChunk } = sdk
  const next = (messages: readonly BaseMessage[], options: object): ScriptedAnswer => {
    requests.push({ messages: [...messages], options: { ...options } })
    return answers.shift() ?? { text: 'done' }
  }
  const messageOf = ({ text = '', calls = [] }: ScriptedAnswer): AIMessage =>
    new AIMessage({ content: text, tool_calls: calls.map(({ id, name, args }) => ({ id, name, args, type: 'tool_call' as const })) })

  class Fake extends BaseChatModel {
    override _llmType(): string {
      return 'fake'
    }
    override bindTools(tools: unknown[], kwargs: object): ReturnType<NonNullable<BaseChatModel['bindTools']>> {
      const options: object = takesOptions ? { tools, ...kwargs } : {}
      return this.withConfig(options)
    }
    override async _generate(messages: BaseMessage[], options: object): ReturnType<BaseChatModel['_generate']> {
      const answer = next(messages, options)
      if (delay > 0) await new Promise((done) => setTimeout(done, delay))
      return { generations: [{ text: answer.text ?? '', message: messageOf(answer) }] }
    }
    override async *_streamResponseChunks(messages: BaseMessage[], options: object, manager?: Parameters<BaseChatModel['_streamResponseChunks']>[2]): ReturnType<BaseChatModel['_streamResponseChunks']> {
      const { text = '', calls = [] } = next(messages, options)
      for (const word of text.split(/(?<= )/)) {
        const chunk = new ChatGenerationChunk({ text: word, message: new AIMessageChunk({ content: word }) })
        await manager?.handleLLMNewToken(word, undefined, undefined, undefined, undefined, { chunk })
        yield chunk
        await Promise.resolve()
      }
      for (const [index, { id, name, args }] of calls.entries()) {
        const written = JSON.stringify(args)
        for (const piece of [{ id, name, args: '' }, { args: written.slice(0, 3) }, { args: written.slice(3) }]) {
          const chunk = new ChatGenerationChunk({ text: '', message: new AIMessageChunk({ content: '', tool_call_chunks: [{ ...piece, index, type: 'tool_call_chunk' }] }) })
          await manager?.handleLLMNewToken('', undefined, undefined, undefined, undefined, { chunk })
          yield chunk
        }
      }
    }
  }
  return { model: new Fake({}), requests }
}
