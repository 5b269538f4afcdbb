import type { Engine } from '../core/runs/engine.ts'
import { createGovernor, type AdapterOptions } from './adapter.ts'
import { asksForDeltas } from './langchain/delta-callbacks.ts'
import { governModelCall } from './langchain/govern-model-call.ts'
import type { LangChainParts } from './langchain/govern-parts.ts'
import { governToolCall } from './langchain/govern-tool-call.ts'
import { createKnownRuns } from './langchain/known-runs.ts'
import { reshaped } from './langchain/reshape.ts'
import { isRecord, type MessageShape, type ModelRequestShape, type RuntimeShape, type StateShape, type ToolMessageClass, type ToolRequestShape } from './langchain/sdk-shapes.ts'
import { parentKey } from './langchain/tool-guard.ts'
import { toolMessage } from './langchain/tool-result.ts'
import { langchain as target } from './targets/langchain.ts'

export { terminationOf, type SluiceTerminated } from './sluice-terminated.ts'

export interface LangChainOptions<Message extends MessageShape = MessageShape> extends AdapterOptions {
  /** The class of the package that the agent is made with: `import { createAgent, ToolMessage } from 'langchain'`. */
  readonly ToolMessage: ToolMessageClass<Message>
  /** Names of tools that run at the provider, where no rule reaches; without it they are not offered. */
  readonly ungoverned?: readonly string[]
}

/** A middleware of LangChain. Put it first: what stands before it may hide the end of a run from the agent. */
export interface SluiceMiddleware<Message extends MessageShape = MessageShape> {
  readonly name: string
  readonly beforeAgent: (state: StateShape, runtime: RuntimeShape) => { messages: MessageOf<Message> } | undefined
  readonly wrapModelCall: <Request extends ModelRequestShape, Handled>(
    request: Request,
    handler: (request: Request) => Handled | Promise<Handled>,
  ) => Promise<Awaited<Handled>>
  readonly afterModel: {
    readonly hook: (state: StateShape) => { messages: Message[]; jumpTo: 'model' } | undefined
    readonly canJumpTo: 'model'[]
  }
  readonly wrapToolCall: <Request extends ToolRequestShape, Result>(
    request: Request,
    handler: (request: Request) => Result | Promise<Result>,
  ) => Promise<Awaited<Result>>
  readonly afterAgent: (state: StateShape) => undefined
}
type MessageOf<Message> = Message[]

/** @throws Error if LangChain cannot honor what a rule of the engine may answer (L-04). */
export function sluice<Message extends MessageShape>(engine: Engine, options: LangChainOptions<Message>): SluiceMiddleware<Message> {
  const { ToolMessage, ungoverned = [], ...general } = options
  const governor = createGovernor(engine, target, general)
  const runs = createKnownRuns()
  const parts: LangChainParts = { runs, ToolMessage, ungoverned, needsDeltas: asksForDeltas(engine.stack) }
  return {
    name: 'sluice',
    beforeAgent({ messages }, { configurable }) {
      const last = messages.at(-1)
      if (last === undefined) throw new Error('sluice/langchain: a run begins with a message')
      const parentRunId: unknown = isRecord(configurable) ? configurable[parentKey] : undefined
      const governed = governor.startRun(typeof parentRunId === 'string' ? { parentRunId } : {})
      const isShared = runs.isBound(last)
      // Two runs may be given the same message; each needs one of its own to be known by.
      const own = isShared ? reshaped(last, {}) : last
      runs.bind(own, { governed, answers: new Map() })
      // `as`: a copy is of the class of its origin, and replaces it by its id.
      return isShared ? { messages: [own as Message] } : undefined
    },
    wrapModelCall: (request, handler) => governModelCall(request, handler, parts),
    afterModel: {
      hook({ messages }) {
        const run = runs.of(messages)
        if (run === undefined || run.answers.size === 0) return undefined
        const { answers } = run
        run.answers = new Map()
        const names = new Map(callsOf(messages))
        const answered = [...answers].map(([toolCallId, text]) =>
          // `as`: the class makes them.
          toolMessage(ToolMessage, { toolCallId, toolName: names.get(toolCallId) ?? '' }, text, true) as MessageShape as Message,
        )
        return { messages: answered, jumpTo: 'model' }
      },
      canJumpTo: ['model'],
    },
    wrapToolCall: (request, handler) => governToolCall(request, handler, parts),
    afterAgent({ messages }) {
      runs.of(messages)?.governed.close()
    },
  }
}

function callsOf(messages: readonly MessageShape[]): readonly (readonly [string, string])[] {
  const last: unknown = messages.findLast(({ type }) => type === 'ai')
  const calls: unknown = isRecord(last) ? last['tool_calls'] : undefined
  if (!Array.isArray(calls)) return []
  // `as`: calls of a message have an id and a name.
  return (calls as readonly { readonly id?: string; readonly name: string }[]).map(({ id = '', name }) => [id, name] as const)
}
