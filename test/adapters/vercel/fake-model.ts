import { textForm } from '../../../src/core/base/json.ts'
import type { CallParams, SpecModel, SpecPart } from '../../../src/adapters/vercel/model-spec.ts'
import type { ScriptedAnswer } from '../../../src/adapters/testing/scenario.ts'
import type { SdkVersion } from './sdk.ts'

/** A part of an answer, or what the model answers as a whole. */
export type FakeAnswer = ScriptedAnswer & { readonly parts?: readonly SpecPart[] }

export interface FakeModel extends SpecModel {
  readonly requests: CallParams[]
}

/** Answers one after the other, in the form of the specification that the version of the SDK wants; then `done`. */
export function fakeModel({ specification }: Pick<SdkVersion, 'specification'>, script: readonly FakeAnswer[]): FakeModel {
  const left = [...script]
  const requests: CallParams[] = []
  const isFlat = specification === 'v2'
  const reason = (name: string): unknown => (isFlat ? name : { unified: name, raw: name })
  const usage = isFlat
    ? { inputTokens: 3, outputTokens: 5, totalTokens: 8 }
    : { inputTokens: { total: 3, noCache: 3 }, outputTokens: { total: 5, text: 5 } }
  const next = (params: CallParams): { readonly content: readonly SpecPart[]; readonly finishReason: unknown } => {
    requests.push(params)
    const { text, calls = [], parts = [] } = left.shift() ?? { text: 'done' }
    const content: SpecPart[] = [
      ...(text === undefined ? [] : [{ type: 'text', text }]),
      ...calls.map(({ id, name, args }) => ({ type: 'tool-call', toolCallId: id, toolName: name, input: textForm(args) })),
      ...parts,
    ]
    return { content, finishReason: reason(content.some(({ type }) => type === 'tool-call') ? 'tool-calls' : 'stop') }
  }
  return {
    specificationVersion: specification,
    provider: 'fake.chat',
    modelId: 'fake-1',
    supportedUrls: {},
    requests,
    doGenerate: (params) => Promise.resolve({ ...next(params), usage, warnings: [] }),
    doStream(params) {
      const { content, finishReason } = next(params)
      const parts: SpecPart[] = [{ type: 'stream-start', warnings: [] }, ...content.flatMap(streamed), { type: 'finish', finishReason, usage }]
      const stream = new ReadableStream<SpecPart>({
        pull(controller) {
          const part = parts.shift()
          if (part === undefined) controller.close()
          else controller.enqueue(part)
        },
      })
      return Promise.resolve({ stream })
    },
  }
}

function streamed(part: SpecPart, index: number): readonly SpecPart[] {
  const id = String(index)
  if (part.type === 'text') {
    const words = String(part['text']).split(/(?<= )/)
    return [{ type: 'text-start', id }, ...words.map((delta) => ({ type: 'text-delta', id, delta })), { type: 'text-end', id }]
  }
  if (part.type !== 'tool-call' || part['providerExecuted'] === true) return [part]
  const call = String(part['toolCallId'])
  return [
    { type: 'tool-input-start', id: call, toolName: part['toolName'] },
    { type: 'tool-input-delta', id: call, delta: part['input'] },
    { type: 'tool-input-end', id: call },
    part,
  ]
}
