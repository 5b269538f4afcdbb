import type { HookEvent } from '../../../adapters/hooks/hook-event.ts'
import type { HookPrint } from '../../../adapters/hooks/hook-protocol.ts'
import type { JsonObject } from '../../../core/base/json.ts'
import { createEngine } from '../../../core/runs/engine.ts'
import { systemTime, systemTimer } from '../../node/clock.ts'
import { answerEvent } from './answer-event.ts'
import { createAskedQuestions } from './asked-questions.ts'
import type { HookQuestion } from './hook-question.ts'
import { openSessionState } from './session-state.ts'

/** A question that was read, from the policy to the words of the protocol. */
export async function decideQuestion(
  question: HookQuestion,
  input: JsonObject,
  event: HookEvent,
  refuse: (reason: string) => HookPrint,
): Promise<HookPrint> {
  const { protocol } = question
  // A policy that does not load is told of at every event, so that nobody finds out at the first call.
  const asked = createAskedQuestions()
  const load = await question.load()
  const loaded = await load(asked.approver)
  if (!loaded.ok) return refuse(loaded.why)
  if (event.moment === 'other') return protocol.print(input, { kind: 'none' }, question.print)
  const engine = createEngine({
    stack: loaded.stack,
    timer: systemTimer,
    reporter: ({ diagnostics }) => {
      for (const { message } of diagnostics) question.warn(`${message}\n`)
    },
  })
  const session = await openSessionState(question.stateFolder, protocol.name, event.facts.sessionId)
  const answer = await answerEvent(event, { engine, asked, session, env: loaded.env, now: systemTime })
  return protocol.print(input, answer, question.print)
}
