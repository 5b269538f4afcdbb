import type { HookContext } from '../events/hook-context.ts'
import type { OnFailure, Hook } from '../chain/hook.ts'
import { HookFailure } from '../chain/hook-failure.ts'
import { decodeAnswer, type ProcessResult } from './decode-answer.ts'
import type { HookOutcome } from './hook-outcome.ts'
import { participantHook, type ParticipantOptions } from './participant-hook.ts'
import { encodeRequest } from './wire-request.ts'

export const SUBPROCESS_TIMEOUT_MS = 5_000

export interface SubprocessSpec extends ParticipantOptions {
  readonly name: string
  /** An argument vector, run directly and never through a shell (S-104). */
  readonly command: readonly [string, ...string[]]
  readonly onFailure?: OnFailure
  /** Default: `env.workspace` of the run. */
  readonly workspace?: string
  readonly agentId?: string
}

/**
 * A host's way to run one process: in the workspace, with a minimal environment, `stdin` written and
 * closed, killed at the deadline, which covers the pipes too (S-103, S-104).
 */
export type RunProcess = (job: {
  readonly command: readonly [string, ...string[]]
  readonly cwd: string
  readonly stdin: string
  readonly timeoutMs: number
}) => Promise<ProcessResult>

/** A subprocess participant as a hook: one process for each question. Failing, it denies by default (S-91). */
export function fromSubprocess(spec: SubprocessSpec, runProcess: RunProcess): Hook {
  const timeoutMs = spec.timeoutMs ?? SUBPROCESS_TIMEOUT_MS
  const hook = participantHook(
    { binding: 'hook', name: spec.name },
    spec.timeoutMs === undefined ? { ...spec, timeoutMs } : spec,
    spec.onFailure ?? 'deny',
    async (request, context): Promise<HookOutcome> => {
      const workspace = workspaceOf(spec, context)
      const agentId = spec.agentId ?? context.agentName ?? ''
      const stdin = JSON.stringify(encodeRequest(request, { workspace, agentId }))
      const answer = decodeAnswer(await runProcess({ command: spec.command, cwd: workspace, stdin, timeoutMs }))
      if (!answer.ok) throw new HookFailure(answer.kind, answer.why)
      return answer.outcome
    },
  )
  return { ...hook, isSync: false }
}

function workspaceOf(spec: SubprocessSpec, context: HookContext): string {
  if (spec.workspace !== undefined) return spec.workspace
  const workspace = Object.hasOwn(context.env, 'workspace') ? context.env['workspace'] : undefined
  // Running somewhere else would let a relative command name another program.
  if (typeof workspace !== 'string') throw new HookFailure('hook_error', 'the host states no workspace to run it in')
  return workspace
}
