import type { Engine } from '../core/runs/engine.ts'
import type { RunFacts } from '../core/runs/engine-parts.ts'
import { createGovernor } from './adapter.ts'
import { messagesDialect, resultBlock, type ToolResultBlock } from './anthropic/messages-dialect.ts'
import { collectMessage } from './anthropic/messages-stream.ts'
import { fieldsOf, type Fields } from './plain-client/fields.ts'
import { governedTurn, type ToolFunctions } from './plain-client/governed-turn.ts'
import { createPlainRun, type PlainClientOptions, type PlainRun } from './plain-client/plain-run.ts'
import { anthropic as target } from './targets/anthropic.ts'

/** To load a policy for it. */
export { target as anthropicTarget }

/** As much of the client as is used. */
export interface MessagesClient {
  readonly messages: { create(body: never): PromiseLike<unknown> }
}

/** The blocks of an answer, as the client has them. */
export type ContentOf<Client extends MessagesClient> = Extract<Awaited<ReturnType<Client['messages']['create']>>, { content: unknown }>['content']

export interface AnthropicTurn<Content> {
  /** To be appended to the messages. */
  readonly answer: { readonly role: 'assistant'; readonly content: Content }
  readonly hasCalls: boolean
  /** Runs what the policy lets run; the message is to be appended behind the answer. */
  readonly runTools: (tools: ToolFunctions) => Promise<{ readonly role: 'user'; readonly content: ToolResultBlock[] }>
}

export interface AnthropicRun extends PlainRun {
  /** `onPart` is told of each event of a stream, once the policy has judged it. */
  readonly ask: <Client extends MessagesClient>(
    client: Client,
    body: Parameters<Client['messages']['create']>[0],
    onPart?: (event: unknown) => void,
  ) => Promise<AnthropicTurn<ContentOf<Client>>>
}

/** @throws Error if the policy asks for what cannot be done here (L-04). */
export function sluice(engine: Engine, options: PlainClientOptions = {}): { readonly startRun: (facts?: Partial<RunFacts>) => AnthropicRun } {
  const { ungoverned = [], ...general } = options
  const governor = createGovernor(engine, target, general)
  return {
    startRun(facts) {
      const { run, governed } = createPlainRun(governor, facts)
      return {
        ...run,
        async ask(client, body, onPart) {
          const given = fieldsOf(body)
          const isStreaming = given['stream'] === true
          const current = governed(isStreaming)
          const send = async (asked: Fields): Promise<Fields> => {
            // `as`: bodies are objects, read and written by their fields; a stream can be read bit by bit.
            const answer = await client.messages.create(asked as never)
            return isStreaming ? collectMessage(current, answer as AsyncIterable<unknown>, onPart) : fieldsOf(answer)
          }
          const turn = await governedTurn({ governed: current, dialect: messagesDialect, ungoverned: new Set(ungoverned), send, isStreaming }, given)
          return {
            // `as`: it came from this client.
            answer: { role: 'assistant', content: turn.answer['content'] },
            hasCalls: turn.calls.length > 0,
            runTools: async (tools) => ({ role: 'user', content: (await turn.runTools(tools)).map(resultBlock) }),
          }
        },
      }
    },
  }
}
