import type { Message } from '../events/messages.ts'
import { allowedTools, applyRequestPatch, type EffectiveRequest, type RequestBaseline } from '../chain/apply-request-patch.ts'
import type { Decision } from '../chain/resolution.ts'
import type { RunEnd } from './run-end.ts'
import type { Run } from './run.ts'
import type { EventFacts } from './run-context.ts'

export interface ModelCall {
  readonly prompt: Message
  readonly baseline: RequestBaseline
}

export type BeforeModelCall =
  | {
      readonly kind: 'send'
      readonly request: EffectiveRequest
      /** What the model may call in its answer (S-70, L-34). */
      readonly allowedTools: readonly string[]
      readonly turn: number
      readonly decision: Decision
    }
  | { readonly kind: 'ended'; readonly end: RunEnd }

/**
 * Everything before one model call: the count, the event, the patch onto the baseline, and the check
 * of what would be sent (S-56 to S-58, S-72).
 */
export async function beforeModelCall(run: Run, call: ModelCall, facts?: EventFacts): Promise<BeforeModelCall> {
  const earlier = run.end()
  if (earlier !== undefined) return { kind: 'ended', end: earlier }
  const turn = run.countModelCall()
  if (turn === undefined) return endedOf(run)
  const { history, tools } = call.baseline
  const decision = await run.decide(
    {
      kind: 'CompletionCall',
      prompt: call.prompt,
      ...(history === undefined ? {} : { history }),
      turn,
      availableTools: [...tools],
    },
    facts,
  )
  if (decision.kind === 'terminate') return endedOf(run)
  const applied = applyRequestPatch(call.baseline, decision.kind === 'patch' ? decision.patch : undefined)
  if (!applied.ok) {
    run.stop({ kind: 'request_error', cause: 'fault', reason: applied.reason })
    return endedOf(run)
  }
  const { request } = applied
  return { kind: 'send', request, allowedTools: allowedTools(request), turn, decision }
}

function endedOf(run: Run): BeforeModelCall {
  const end = run.end()
  if (end === undefined) throw new Error('a run that was stopped has no end')
  return { kind: 'ended', end }
}
