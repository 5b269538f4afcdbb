import type { HookMoment } from '../../../adapters/hooks/hook-event.ts'
import type { HookPrint } from '../../../adapters/hooks/hook-protocol.ts'
import { isJsonObject, type JsonObject } from '../../../core/base/json.ts'
import { parseJson } from '../../../core/base/parse-json.ts'
import type { HookQuestion } from './hook-question.ts'

/** Where an answer stands, for whoever has to give one before it is ready. */
export interface HookProgress {
  moment: HookMoment | undefined
}

/** One question from its text to the answer. Never rejects: every failure is a refusal. */
export async function answerHook(question: HookQuestion, progress: HookProgress): Promise<HookPrint> {
  const { protocol } = question
  const refuse = (reason: string): HookPrint => protocol.refuse(progress.moment, reason)
  progress.moment = question.moment
  try {
    const input = readInput(await question.readInput(), question, progress)
    if (typeof input === 'string') return refuse(input)
    const reading = protocol.read(input)
    if (!reading.ok) return refuse(`Not executed: the question of the agent cannot be read: ${reading.why}.`)
    const { event } = reading
    // Everything that judges is loaded behind the question, whose moment tells how to refuse if that takes too long.
    const { decideQuestion } = await import('./decide-question.ts')
    return await decideQuestion(question, input, event, refuse)
  } catch (error) {
    // Its message may quote a value of the event, so the text for the model has its name alone (L-83).
    return refuse(`Not executed: Sluice could not decide (${errorName(error)}). Do not retry.`)
  }
}

/** The object, or why there is none. Two readers of one text could see two calls, so it is read strictly (L-91). */
function readInput(text: string, { protocol, moment }: HookQuestion, progress: HookProgress): JsonObject | string {
  const reading = parseJson(text)
  const input = reading.ok ? reading.value : loosely(text)
  if (isJsonObject(input)) progress.moment = protocol.momentOf(input) ?? moment
  if (!reading.ok) return `Not executed: the question of the agent is not one JSON object: ${reading.why}.`
  if (!isJsonObject(input)) return 'Not executed: the question of the agent is not one JSON object.'
  if (moment !== undefined && protocol.momentOf(input) !== moment) return 'Not executed: the agent asks about another event than it was set up for.'
  return input
}

/** Good enough to tell at which moment to refuse. */
function loosely(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'no error'
}
