import type { HookStack } from '../../core/chain/hook-stack.ts'
import type { GovernedRun } from '../governed-run.ts'
import { isRecord } from './sdk-shapes.ts'

/** The deltas of one model call, seen by a callback on the model. */
export interface DeltaCallbacks {
  /** For the call options of the model. */
  readonly handler: object
  /** Has the model told of its start? One that takes no callbacks shows no deltas. */
  readonly isHeard: () => boolean
  readonly isStreaming: () => boolean
}

export function createDeltaCallbacks(governed: GovernedRun): DeltaCallbacks {
  let isHeard = false
  let isStreaming = false
  /** Only the first delta of a call has its id and name. */
  const calls = new Map<unknown, { readonly id: string; readonly name?: string }>()

  const callDelta = async (place: unknown, id: unknown, name: unknown, delta: string): Promise<void> => {
    const known = calls.get(place)
    const call = known ?? { id: typeof id === 'string' ? id : '', ...(typeof name === 'string' && { name }) }
    if (typeof id === 'string' && id !== known?.id) calls.set(place, { id, ...(typeof name === 'string' && { name }) })
    const { id: toolCallId, name: toolName } = calls.get(place) ?? call
    await governed.toolCallDelta({ toolCallId, ...(toolName !== undefined && { toolName }), delta })
  }
  const chunkDeltas = async (chunk: unknown): Promise<void> => {
    const message = isRecord(chunk) ? chunk['message'] : undefined
    const pieces: unknown = isRecord(message) ? message['tool_call_chunks'] : undefined
    if (!Array.isArray(pieces)) return
    for (const [at, piece] of pieces.entries()) {
      if (!isRecord(piece)) continue
      const { index = at, id, name, args } = piece
      await callDelta(index, id, name, typeof args === 'string' ? args : '')
    }
  }
  const start = (): void => {
    isHeard = true
    // A middleware inside may ask the model again after the run has ended.
    governed.throwIfEnded()
  }

  const handler = {
    // Without these, what a callback throws is logged and forgotten (T3).
    raiseError: true,
    awaitHandlers: true,
    handleChatModelStart: start,
    handleLLMStart: start,
    async handleLLMNewToken(token: string, _index: unknown, _run: unknown, _parent: unknown, _tags: unknown, fields: unknown) {
      const chunk = isRecord(fields) ? fields['chunk'] : undefined
      // A cache tells a whole answer as one token.
      if (chunk !== undefined) isStreaming = true
      if (token !== '') await governed.textDelta(token)
      await chunkDeltas(chunk)
    },
    /** The event protocol of later versions goes past `handleLLMNewToken`. */
    async handleChatModelStreamEvent(event: unknown) {
      if (!isRecord(event)) return
      isStreaming = true
      const { index, event: kind } = event
      if (kind === 'content-block-start') return started(index, event['content'])
      const { delta } = event
      if (kind === 'content-block-delta' && isRecord(delta)) await blockDelta(index, delta)
    },
  }
  const started = async (index: unknown, content: unknown): Promise<void> => {
    if (!isRecord(content)) return
    const { type, text, id, name, args } = content
    if (type === 'text' && typeof text === 'string' && text !== '') await governed.textDelta(text)
    if (type === 'tool_call_chunk' || type === 'tool_call') await callDelta(index, id, name, typeof args === 'string' ? args : '')
  }
  const blockDelta = async (index: unknown, delta: Readonly<Record<string, unknown>>): Promise<void> => {
    const { type, text, args, fields } = delta
    if (type === 'text-delta' && typeof text === 'string') await governed.textDelta(text)
    if (type === 'tool-call-delta' && typeof args === 'string') await callDelta(index, undefined, undefined, args)
    if (type === 'block-delta' && isRecord(fields) && fields['type'] === 'tool_call_chunk') {
      await callDelta(index, fields['id'], fields['name'], typeof fields['args'] === 'string' ? fields['args'] : '')
    }
  }
  return { handler, isHeard: () => isHeard, isStreaming: () => isStreaming }
}

/** Is a rule of the stack about deltas? A model that shows none to it must not pass then. */
export function asksForDeltas({ leaves }: HookStack): boolean {
  const kinds = ['TextDelta', 'ToolCallDelta'] as const
  return leaves.some(({ answers, observes }) => {
    if (answers !== undefined) return kinds.some((kind) => answers.some((answer) => answer.kind === kind))
    return observes !== undefined && kinds.some((kind) => observes(kind))
  })
}
