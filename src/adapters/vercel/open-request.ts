import type { GovernedRun, SentRequest } from '../governed-run.ts'
import { text, type AnswerTools } from './answer-parts.ts'
import { withoutProviderTools } from './foreign-tools.ts'
import { isRecord, type CallParams, type SpecModel, type SpecPart } from './model-spec.ts'
import { patchedParams } from './patched-params.ts'
import { readRequest } from './read-request.ts'

/** What the models of one run share: a step may bring its own model. */
export interface ModelSeam extends AnswerTools {
  readonly governed: (isStreaming: boolean) => GovernedRun
  /** The SDK says which version it is in the headers of its requests. */
  readonly onRequest: (params: CallParams, model: SpecModel) => void
}

/** A request on its way, and what it may be answered with. */
export interface OpenRequest {
  readonly governed: GovernedRun
  readonly sent: SentRequest
  /** As the SDK gave it, for asking again. */
  readonly asked: CallParams
  readonly params: CallParams
}

export async function openRequest(model: SpecModel, given: CallParams, seam: ModelSeam, isStreaming: boolean): Promise<OpenRequest> {
  const governed = seam.governed(isStreaming)
  const asked = withoutProviderTools(withAnswers(given, seam), seam)
  const read = readRequest(asked, model.provider)
  const sent = await governed.beforeModelCall(read.call)
  const params = patchedParams(asked, read, sent, { provider: model.provider, fault: governed.fault })
  return { governed, sent, asked, params }
}

/** Results that the SDK made up for calls that a rule had answered say what the rule says (S-74). */
function withAnswers(params: CallParams, { tools }: AnswerTools): CallParams {
  const answered = (part: SpecPart): SpecPart => {
    const answer = part.type === 'tool-result' ? tools.answerOf(text(part, 'toolName'), text(part, 'toolCallId')) : undefined
    const isMadeUp = isRecord(part['output']) && part['output']['type'] === 'error-text' && part['output']['value'] !== answer
    return answer === undefined || !isMadeUp ? part : { ...part, output: { type: 'error-text', value: answer } }
  }
  return {
    ...params,
    prompt: params.prompt.map((message) => (message.role === 'tool' && typeof message.content !== 'string' ? { ...message, content: message.content.map(answered) } : message)),
  }
}
