import { HookFailure } from '../../core/chain/hook-failure.ts'
import { decodeAnswer } from '../../core/participants/decode-answer.ts'
import type { HookOutcome, HookRequest, Interceptor } from '../../core/participants/hook-outcome.ts'
import { encodeRequest } from '../../core/participants/wire-request.ts'
import { runProcess } from './run-process.ts'

export interface SubprocessCheck {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** Working directory, and what a relative program resolves against (S-104). */
  readonly workspace: string
  readonly timeoutMs: number
}

/**
 * A program as the named check that `consult` asks: one process for each question, in the wire form
 * of S-100. Everything but a clear answer is a failure, which the rule reads (L-12a).
 */
export function subprocessCheck({ name, command, workspace, timeoutMs }: SubprocessCheck): Interceptor {
  const ask = async (request: HookRequest): Promise<HookOutcome> => {
    const stdin = JSON.stringify(encodeRequest(request, { workspace, agentId: '' }))
    const answer = decodeAnswer(await runProcess({ command, cwd: workspace, stdin, timeoutMs }))
    if (!answer.ok) throw new HookFailure(answer.kind, answer.why)
    return answer.outcome
  }
  return { name, intercept: ask, review: ask }
}
