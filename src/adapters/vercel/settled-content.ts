import { readArgs } from '../../core/records/read-event.ts'
import type { AnsweredTurn, GovernedRun } from '../governed-run.ts'
import { isOwnCall, text, type AnswerTools } from './answer-parts.ts'
import { refuseClientTools } from './foreign-tools.ts'
import type { CallParams, SpecMessage, SpecPart } from './model-spec.ts'

/**
 * The parts as the SDK is to go on with them: calls under the names that rules gave them (S-73), and those that
 * have an answer already with a tool that gives it (S-74).
 *
 * @throws SluiceTerminated if a call goes to where the host did not allow it to go.
 */
export function settledContent(
  content: readonly SpecPart[],
  { repaired, answers }: AnsweredTurn,
  governed: GovernedRun,
  look: AnswerTools,
): readonly SpecPart[] {
  const settled = content.map((part) => {
    const id = text(part, part.type === 'tool-input-start' ? 'id' : 'toolCallId')
    const name = part.type === 'tool-input-start' || isOwnCall(part) ? repaired.get(id) : undefined
    return name === undefined ? part : { ...part, toolName: name }
  })
  for (const part of settled) {
    if (isOwnCall(part)) look.tools.answerCall(text(part, 'toolName'), text(part, 'toolCallId'), answers.get(text(part, 'toolCallId')))
  }
  refuseClientTools(settled, answers, governed, look)
  return settled
}

/** The request once more, with the answer that was rolled back and what is wrong with it (S-71). */
export function withFeedback(params: CallParams, content: readonly SpecPart[], { answers }: AnsweredTurn): CallParams {
  const calls = content.filter(isOwnCall)
  const spoken = content.flatMap((part): readonly SpecPart[] => {
    if (part.type === 'text') return text(part, 'text') === '' ? [] : [{ type: 'text', text: part['text'] }]
    return isOwnCall(part) ? [promptCall(part)] : []
  })
  const results = calls.map((part): SpecPart => {
    const [toolCallId, toolName] = [text(part, 'toolCallId'), text(part, 'toolName')]
    return { type: 'tool-result', toolCallId, toolName, output: { type: 'error-text', value: answers.get(toolCallId) ?? '' } }
  })
  const added: readonly SpecMessage[] = [
    { role: 'assistant', content: spoken },
    { role: 'tool', content: results },
  ]
  return { ...params, prompt: [...params.prompt, ...added] }
}

function promptCall(part: SpecPart): SpecPart {
  const { args } = readArgs({ args_text: text(part, 'input') })
  return { type: 'tool-call', toolCallId: part['toolCallId'], toolName: part['toolName'], input: args }
}
