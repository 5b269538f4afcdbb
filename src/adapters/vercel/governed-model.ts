import { terminationOf } from '../sluice-terminated.ts'
import { modelAnswer } from './answer-parts.ts'
import { endedStream, governedStream } from './governed-stream.ts'
import type { CallParams, GenerateResult, SpecModel, StreamResult } from './model-spec.ts'
import { openRequest, type ModelSeam } from './open-request.ts'
import { refuseProviderTool } from './foreign-tools.ts'
import { settledContent, withFeedback } from './settled-content.ts'

/** The same model with every request and every answer behind the policy. */
export function governedModel(model: SpecModel, seam: ModelSeam): SpecModel {
  const { specificationVersion, provider, modelId } = model
  return {
    specificationVersion,
    provider,
    modelId,
    get supportedUrls() {
      return model.supportedUrls
    },
    async doGenerate(params) {
      seam.onRequest(params, model)
      for (let asked = params; ; ) {
        const open = await openRequest(model, asked, seam, false)
        const result = await model.doGenerate(open.params)
        for (const part of result.content) refuseProviderTool(part, open.governed, seam)
        const turn = await open.governed.modelAnswered(open.sent, await modelAnswer(result, seam, false))
        if (turn.kind === 'accepted') {
          return { ...result, content: settledContent(result.content, turn, open.governed, seam) } satisfies GenerateResult
        }
        asked = withFeedback(asked, result.content, turn)
      }
    },
    async doStream(params) {
      seam.onRequest(params, model)
      try {
        const open = await openRequest(model, params, seam, true)
        const result = await model.doStream(open.params)
        const again = async (asked: CallParams) => {
          const next = await openRequest(model, asked, seam, true)
          return { open: next, stream: (await model.doStream(next.params)).stream }
        }
        return { ...result, stream: governedStream({ open, stream: result.stream, again, seam, model }) } satisfies StreamResult
      } catch (thrown) {
        const end = terminationOf(thrown)
        // Thrown here, it would be told to `onError` alone, and some versions would leave their promises open.
        if (end !== undefined) return { stream: endedStream(end, model) }
        throw thrown
      }
    },
  }
}
