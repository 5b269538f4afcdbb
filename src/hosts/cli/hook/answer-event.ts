import { decideAfterTool, decideBeforeTool, decidePrompt } from '../../../adapters/hooks/decide-hook.ts'
import type { HookAnswer, HookEvent, HookFacts } from '../../../adapters/hooks/hook-event.ts'
import type { Env } from '../../../core/events/hook-context.ts'
import type { Engine } from '../../../core/runs/engine.ts'
import type { EventFacts } from '../../../core/runs/run-context.ts'
import type { Run } from '../../../core/runs/run.ts'
import type { AskedQuestions } from './asked-questions.ts'
import { isSameState, newFacts, restore, stateOf, type CarriedState } from './carried-state.ts'
import type { SessionState } from './session-state.ts'

export interface AnsweringParts {
  readonly engine: Engine
  readonly asked: AskedQuestions
  readonly session: SessionState
  readonly env: Env
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type AskedEvent = Exclude<HookEvent, { moment: 'other' }>

/** How often others may find something while a call is judged, before it is refused. */
const mostRounds = 5

/** Decides one event of a conversation as its run would, with what the processes before have found of it. */
export async function answerEvent(event: AskedEvent, parts: AnsweringParts): Promise<HookAnswer> {
  switch (event.moment) {
    case 'before_tool':
      return answerBeforeTool(event, parts)
    case 'after_tool':
      return answerAfterTool(event, parts)
    case 'prompt':
      return answerPrompt(event, parts)
  }
}

async function answerBeforeTool(event: Extract<AskedEvent, { moment: 'before_tool' }>, parts: AnsweringParts): Promise<HookAnswer> {
  const { session, asked } = parts
  const { toolName, callId } = event.call
  for (let round = 0; round < mostRounds; round++) {
    const before = await session.read()
    asked.begin(event.canAsk)
    const { answer: decided, known } = await inRun(parts, event.facts, before, (run, facts) =>
      decideBeforeTool(run, event, facts, asked.questions),
    )
    const { answer, bound } = decided
    if (bound === undefined) return answer
    // What another process has found meanwhile counts for this call too, if it comes before this look (L-65).
    if (isSameState(await session.read(), known)) {
      await session.bind(callId, { toolName, args: bound })
      return answer
    }
  }
  return { kind: 'deny', reason: 'Not executed: other calls kept changing what is known of the run. Retry it alone.', ends: false }
}

async function answerAfterTool(event: Extract<AskedEvent, { moment: 'after_tool' }>, parts: AnsweringParts): Promise<HookAnswer> {
  const { session, asked } = parts
  const { toolName, callId, args } = event.call
  const before = await session.read()
  asked.begin(false)
  const isBound = await session.takeBound(callId, { toolName, args })
  const { answer } = await inRun(parts, event.facts, before, (run, facts) => decideAfterTool(run, event, facts, isBound))
  return answer
}

async function answerPrompt(event: Extract<AskedEvent, { moment: 'prompt' }>, parts: AnsweringParts): Promise<HookAnswer> {
  const { session } = parts
  await session.append([{ fact: 'run' }])
  await session.forgetOldCalls(parts.now())
  const { answer } = await inRun(parts, event.facts, await session.read(), (run, facts) => decidePrompt(run, event, facts))
  return answer
}

/** The run of the conversation as far as it is known; what it finds is kept before anybody is told of it. */
async function inRun<Answer>(
  { engine, session, env, now }: AnsweringParts,
  { sessionId, cwd, agentName }: HookFacts,
  before: CarriedState,
  decide: (run: Run, facts: EventFacts) => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly known: CarriedState }> {
  const facts: Env = cwd === undefined ? env : { cwd, ...env }
  const run = engine.startRun({ runId: sessionId, env: facts, ...(agentName !== undefined && { agentName }) })
  try {
    restore(run, before)
    const answer = await decide(run, { at: now() })
    await session.append(newFacts(run, before))
    return { answer, known: stateOf(run) }
  } finally {
    run.close()
  }
}
