import { jsonEqual, type Json } from '../base/json.ts'
import type { Decided } from '../chain/decide.ts'
import type { Decision } from '../chain/resolution.ts'
import type { RunEnd } from './run-end.ts'
import type { Run } from './run.ts'
import { toolCallEvent, type PendingCall } from './tool-call.ts'

/** A call with the decision that binds it (L-92). */
export interface DecidedCall extends Decided {
  readonly call: PendingCall
  /** The state that the decision read (L-65). */
  readonly version: unknown
}

export type DecidedTurn =
  | { readonly kind: 'decided'; readonly calls: readonly DecidedCall[] }
  /** No call of the turn runs (S-65). */
  | { readonly kind: 'ended'; readonly end: RunEnd }

export async function decideCall(run: Run, call: PendingCall): Promise<DecidedCall> {
  const version = run.stateVersion()
  const { decision, net } = await run.judge(toolCallEvent(call), call.facts)
  return { call, decision, net, version }
}

/**
 * Decides all calls of a turn before any of them runs, in call order: the first run-ending answer
 * keeps every one of them from starting, where the host's own tool loop could not (S-65).
 */
export async function decideTurn(run: Run, calls: readonly PendingCall[]): Promise<DecidedTurn> {
  const decided: DecidedCall[] = []
  for (const call of calls) {
    const next = await decideCall(run, call)
    decided.push(next)
    if (next.decision.kind !== 'terminate') continue
    for (const earlier of decided) if (argsToRun(earlier) !== undefined) run.release(earlier.call.internalCallId)
    const { cause, reason } = next.decision
    return { kind: 'ended', end: run.end() ?? { kind: 'cancelled', cause, reason } }
  }
  return { kind: 'decided', calls: decided }
}

/** The arguments that the decision lets run; undefined = the call does not run. */
export function argsToRun(decided: { readonly call: PendingCall; readonly decision: Decision }): Json | undefined {
  if (decided.decision.kind === 'continue') return decided.call.args
  return decided.decision.kind === 'rewrite' ? decided.decision.args : undefined
}

/** A decision binds a value: other arguments, or none decided, do not run (L-92). */
export function isBound(decided: DecidedCall, argsAboutToRun: Json): boolean {
  const args = argsToRun(decided)
  return args !== undefined && jsonEqual(args, argsAboutToRun)
}
