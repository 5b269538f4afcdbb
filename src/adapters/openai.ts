import type { Engine } from '../core/runs/engine.ts'
import type { RunFacts } from '../core/runs/engine-parts.ts'
import { createGovernor } from './adapter.ts'
import { chatDialect, chatResult, messageIn } from './openai/chat-dialect.ts'
import { collectChat } from './openai/chat-stream.ts'
import { responsesDialect, responsesResult } from './openai/responses-dialect.ts'
import { collectResponse } from './openai/responses-stream.ts'
import type { Dialect } from './plain-client/dialect.ts'
import { fieldsOf, type Fields } from './plain-client/fields.ts'
import { governedTurn, type GovernedTurn, type ToolFunctions } from './plain-client/governed-turn.ts'
import { createPlainRun, type PlainClientOptions, type PlainRun } from './plain-client/plain-run.ts'
import type { GovernedRun } from './governed-run.ts'
import { openai as target } from './targets/openai.ts'

/** To load a policy for it. */
export { target as openaiTarget }

/** As much of the client as is used. */
export interface ChatClient {
  readonly chat: { readonly completions: { create(body: never): PromiseLike<unknown> } }
}
export interface ResponsesClient {
  readonly responses: { create(body: never): PromiseLike<unknown> }
}

export interface ChatMessage {
  readonly role: 'assistant'
  readonly content: string | null
  readonly tool_calls?: { readonly id: string; readonly type: 'function'; readonly function: { readonly name: string; readonly arguments: string } }[]
}

export interface OpenAITurn<Answer, Result> {
  /** To be appended to what is sent next. */
  readonly answer: Answer
  readonly hasCalls: boolean
  /** Runs what the policy lets run; the results are to be appended behind the answer. */
  readonly runTools: (tools: ToolFunctions) => Promise<Result[]>
}

/** Told of each chunk or event of a stream, once the policy has judged it. */
export type OnPart = (part: unknown) => void

export interface OpenAIRun extends PlainRun {
  readonly chat: <Client extends ChatClient>(
    client: Client,
    body: Parameters<Client['chat']['completions']['create']>[0],
    onPart?: OnPart,
  ) => Promise<OpenAITurn<ChatMessage, ReturnType<typeof chatResult>>>
  readonly respond: <Client extends ResponsesClient>(
    client: Client,
    body: Parameters<Client['responses']['create']>[0],
    onPart?: OnPart,
  ) => Promise<OpenAITurn<OutputOf<Client>, ReturnType<typeof responsesResult>>>
}

/** The items of an answer, as the client has them. */
export type OutputOf<Client extends ResponsesClient> = Extract<Awaited<ReturnType<Client['responses']['create']>>, { output: unknown }>['output']

/** @throws Error if the policy asks for what cannot be done here (L-04). */
export function sluice(engine: Engine, options: PlainClientOptions = {}): { readonly startRun: (facts?: Partial<RunFacts>) => OpenAIRun } {
  const { ungoverned = [], ...general } = options
  const governor = createGovernor(engine, target, general)
  return {
    startRun(facts) {
      const { run, governed } = createPlainRun(governor, facts)
      const turn = (dialect: Dialect, given: Fields, create: (body: Fields) => PromiseLike<unknown>, collect: Collect): Promise<GovernedTurn> => {
        const isStreaming = given['stream'] === true
        const current = governed(isStreaming)
        const send = async (body: Fields): Promise<Fields> => {
          const answer = await create(body)
          // `as`: what a client gives for a stream can be read bit by bit.
          return isStreaming ? collect(current, answer as AsyncIterable<unknown>) : fieldsOf(answer)
        }
        return governedTurn({ governed: current, dialect, ungoverned: new Set(ungoverned), send, isStreaming }, given)
      }
      return {
        ...run,
        async chat(client, body, onPart) {
          // `as`: bodies are objects, read and written by their fields.
          const create = (asked: Fields): PromiseLike<unknown> => client.chat.completions.create(asked as never)
          const { answer, calls, runTools } = await turn(chatDialect, fieldsOf(body), create, (current, chunks) => collectChat(current, chunks, onPart))
          return {
            answer: messageIn(answer) as unknown as ChatMessage,
            hasCalls: calls.length > 0,
            runTools: async (tools) => (await runTools(tools)).map(({ id, text }) => chatResult(id, text)),
          }
        },
        async respond(client, body, onPart) {
          const create = (asked: Fields): PromiseLike<unknown> => client.responses.create(asked as never)
          const { answer, calls, runTools } = await turn(responsesDialect, fieldsOf(body), create, (current, events) => collectResponse(current, events, onPart))
          return {
            answer: answer['output'] as OutputOf<typeof client>,
            hasCalls: calls.length > 0,
            runTools: async (tools) => (await runTools(tools)).map(({ id, text }) => responsesResult(id, text)),
          }
        },
      }
    },
  }
}

type Collect = (governed: GovernedRun, parts: AsyncIterable<unknown>) => Promise<Fields>
