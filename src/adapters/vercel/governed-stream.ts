import { terminationOf, type SluiceTerminated } from '../sluice-terminated.ts'
import { modelAnswer, text } from './answer-parts.ts'
import { collectAnswer } from './collect-answer.ts'
import { refuseProviderTool } from './foreign-tools.ts'
import type { CallParams, SpecModel, SpecPart } from './model-spec.ts'
import type { ModelSeam, OpenRequest } from './open-request.ts'
import { settledContent, withFeedback } from './settled-content.ts'

export interface StreamedRequest {
  readonly open: OpenRequest
  readonly stream: ReadableStream<SpecPart>
}

export interface GovernedStreamParts extends StreamedRequest {
  readonly again: (asked: CallParams) => Promise<StreamedRequest>
  readonly seam: ModelSeam
  readonly model: SpecModel
}

/**
 * Text passes as it comes, each delta after its rules. From the first part of a tool call on everything is held until
 * the whole turn is decided: some versions start a tool when its part arrives (L-92).
 */
export function governedStream(parts: GovernedStreamParts): ReadableStream<SpecPart> {
  return readable(governedParts(parts))
}

export function endedStream(end: SluiceTerminated, model: SpecModel): ReadableStream<SpecPart> {
  return readable(endParts(end, model))
}

async function* governedParts({ again, seam, model, ...first }: GovernedStreamParts): AsyncGenerator<SpecPart> {
  const opened = new Map<string, string>()
  try {
    let current: StreamedRequest = first
    for (let round = 0; ; round++) {
      const { open } = current
      const answer = collectAnswer()
      const held: SpecPart[] = []
      let finish: SpecPart | undefined
      for await (const part of partsOf(current.stream)) {
        await observe(part, open, seam)
        answer.add(part)
        if (part.type === 'finish') finish = part
        else if (passesAtOnce(part)) yield part
        else if (held.length > 0 || isToolPart(part)) held.push(part)
        else if (round === 0 || part.type !== 'stream-start') yield noted(part, opened)
      }
      if (finish === undefined) {
        // It broke off: what nobody could decide is dropped.
        yield* held.filter((part) => !isToolPart(part))
        return
      }
      const content = answer.content()
      const { finishReason, usage } = finish
      const turn = await open.governed.modelAnswered(open.sent, await modelAnswer({ content, finishReason, usage }, seam, true))
      if (turn.kind === 'accepted') {
        yield* settledContent(held, turn, open.governed, seam)
        yield finish
        return
      }
      yield* closing(opened)
      current = await again(withFeedback(open.asked, content, turn))
    }
  } catch (thrown) {
    const end = terminationOf(thrown)
    if (end === undefined) throw thrown
    yield* closing(opened)
    yield* endParts(end, model)
  }
}

async function observe(part: SpecPart, { governed }: OpenRequest, seam: ModelSeam): Promise<void> {
  refuseProviderTool(part, governed, seam)
  switch (part.type) {
    case 'text-delta':
      await governed.textDelta(text(part, 'delta'))
      return
    case 'tool-input-start':
      await governed.toolCallDelta({ toolCallId: text(part, 'id'), toolName: text(part, 'toolName'), delta: '' })
      return
    case 'tool-input-delta':
      await governed.toolCallDelta({ toolCallId: text(part, 'id'), delta: text(part, 'delta') })
      return
    default:
      governed.throwIfEnded()
  }
}

function passesAtOnce({ type }: SpecPart): boolean {
  return type === 'error' || type === 'raw' || type === 'ping'
}

function isToolPart({ type }: SpecPart): boolean {
  return type.startsWith('tool-')
}

/** Blocks that are open, with the part that closes them. */
function noted(part: SpecPart, opened: Map<string, string>): SpecPart {
  const id = text(part, 'id')
  if (part.type === 'text-start') opened.set(id, 'text-end')
  if (part.type === 'reasoning-start') opened.set(id, 'reasoning-end')
  if (part.type === opened.get(id)) opened.delete(id)
  return part
}

function* closing(opened: Map<string, string>): Generator<SpecPart> {
  for (const [id, type] of opened) yield { type, id }
  opened.clear()
}

function* endParts(error: SluiceTerminated, { specificationVersion }: SpecModel): Generator<SpecPart> {
  const isFlat = specificationVersion === 'v2'
  const none = { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined, text: undefined, reasoning: undefined }
  yield { type: 'error', error }
  yield {
    type: 'finish',
    finishReason: isFlat ? 'error' : { unified: 'error', raw: undefined },
    usage: isFlat ? { inputTokens: undefined, outputTokens: undefined, totalTokens: undefined } : { inputTokens: none, outputTokens: none },
  }
}

async function* partsOf(stream: ReadableStream<SpecPart>): AsyncGenerator<SpecPart> {
  const reader = stream.getReader()
  let isDone = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) {
        isDone = true
        return
      }
      yield value
    }
  } catch (thrown) {
    isDone = true
    throw thrown
  } finally {
    // The model is still talking, and nobody listens any more.
    if (!isDone) await reader.cancel().catch(() => undefined)
  }
}

function readable(parts: AsyncGenerator<SpecPart> | Generator<SpecPart>): ReadableStream<SpecPart> {
  return new ReadableStream<SpecPart>({
    async pull(controller) {
      const next = await parts.next()
      if (next.done === true) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}
