import { jsonEqual, textForm, type Json } from '../../core/base/json.ts'
import type { Decision } from '../../core/chain/resolution.ts'
import { argsToRun, decideCall, type DecidedCall } from '../../core/runs/decide-turn.ts'
import type { EventFacts } from '../../core/runs/run-context.ts'
import type { Run } from '../../core/runs/run.ts'
import { runToolCall } from '../../core/runs/run-tool-call.ts'
import type { PendingCall } from '../../core/runs/tool-call.ts'
import { toolResultEvent } from '../../core/runs/tool-result-event.ts'
import type { HookAnswer, HookedCall, HookEvent } from './hook-event.ts'

type EventOf<Moment extends HookEvent['moment']> = Extract<HookEvent, { moment: Moment }>

/** The answer to a call, and what it was bound to: the arguments that may run, undefined = none (L-92). */
export interface HookedDecision {
  readonly answer: HookAnswer
  readonly bound: Json | undefined
}

/** @param questions those that rules have for a person about this call, once it was judged (L-36) */
export async function decideBeforeTool(
  run: Run,
  { call }: EventOf<'before_tool'>,
  facts: EventFacts,
  questions: () => readonly string[],
): Promise<HookedDecision> {
  const pending = pendingOf(call, facts)
  const decided = await decideCall(run, pending)
  const args = argsToRun(decided)
  if (args === undefined) return { answer: await refusalOf(run, pending, decided), bound: undefined }
  const changed = decided.decision.kind === 'rewrite' && !jsonEqual(args, call.args)
  const asked = questions()
  if (asked.length > 0) return { answer: { kind: 'ask', question: asked.join('\n'), ...(changed && { args }) }, bound: args }
  if (changed) return { answer: { kind: 'rewrite', args, reason: rewriteReason(decided.decision) }, bound: args }
  return { answer: { kind: 'none' }, bound: args }
}

/** A skipped call has a result, its text, which result rules may still change or end the run on (S-15, S-62). */
async function refusalOf(run: Run, call: PendingCall, decided: DecidedCall): Promise<HookAnswer> {
  const tool = (): never => {
    throw new Error('a call that was refused is about to run')
  }
  const { delivered } = await runToolCall(run, call, { tool }, decided)
  const end = run.end()
  if (end !== undefined || delivered === undefined) return { kind: 'deny', reason: end?.reason ?? 'Run ended.', ends: true }
  return { kind: 'deny', reason: textForm(delivered.output), ends: false }
}

function rewriteReason({ decidedBy }: Decision): string {
  return decidedBy === undefined ? 'a rule changed the arguments' : `${decidedBy} changed the arguments`
}

/**
 * Did the call run as the policy wants it? Where other arguments ran than were decided, or nobody was asked, the
 * policy is asked about what ran: only a call that it lets through as it was is in order (L-92). A person may have
 * edited the arguments; an agent may have dropped a rewrite.
 */
async function ranAsDecided(
  run: Run,
  { call }: EventOf<'after_tool'>,
  facts: EventFacts,
  isBound: boolean,
): Promise<boolean> {
  if (isBound) return true
  const args = argsToRun(await decideCall(run, pendingOf(call, facts)))
  return args !== undefined && jsonEqual(args, call.args)
}

/** @param isBound the call ran with the arguments that were decided before it, as far as is known */
export async function decideAfterTool(
  run: Run,
  event: EventOf<'after_tool'>,
  facts: EventFacts,
  isBound: boolean,
): Promise<HookAnswer> {
  const { call, output, outcome } = event
  if (!(await ranAsDecided(run, event, facts, isBound))) {
    const reason = run.end()?.reason ?? `Run ended: \`${call.toolName}\` ran with arguments that the policy did not let through.`
    run.stop({ kind: 'cancelled', cause: 'fault', reason })
    return { kind: 'stop', reason }
  }
  const presented = { output, isError: outcome.kind === 'error' }
  const decision = await run.decide(toolResultEvent(pendingOf(call, facts), call.args, presented, outcome), facts)
  switch (decision.kind) {
    case 'continue':
      return { kind: 'none' }
    case 'terminate':
      return { kind: 'stop', reason: decision.reason }
    case 'replace':
      if (jsonEqual(decision.output, output) && decision.isError === presented.isError) return { kind: 'none' }
      return { kind: 'replace', output: decision.output, isError: decision.isError }
    case 'skip':
    case 'rewrite':
    case 'patch':
    case 'fail':
    case 'retry':
    case 'repair':
      // `resolve` makes none of these of a result.
      return { kind: 'stop', reason: `Run ended: the decision \`${decision.kind}\` has no meaning on a result.` }
  }
}

/** Of a prompt only documents can be added to it: all else does not load for such a target (L-04). */
export async function decidePrompt(run: Run, { prompt }: EventOf<'prompt'>, facts: EventFacts): Promise<HookAnswer> {
  const turn = run.countModelCall()
  if (turn === undefined) return { kind: 'deny', reason: run.end()?.reason ?? 'Run ended.', ends: true }
  const decision = await run.decide({ kind: 'CompletionCall', prompt: { role: 'user', content: prompt }, turn }, facts)
  switch (decision.kind) {
    case 'continue':
      return { kind: 'none' }
    case 'terminate':
      return { kind: 'deny', reason: decision.reason, ends: true }
    case 'patch': {
      const { extraContext = [], ...others } = decision.patch
      const [other] = Object.keys(others)
      if (other !== undefined) return { kind: 'deny', reason: `Run ended: \`${other}\` cannot be changed here.`, ends: true }
      return extraContext.length === 0 ? { kind: 'none' } : { kind: 'context', text: extraContext.map(({ text }) => text).join('\n\n') }
    }
    case 'skip':
    case 'rewrite':
    case 'replace':
    case 'fail':
    case 'retry':
    case 'repair':
      return { kind: 'deny', reason: `Run ended: the decision \`${decision.kind}\` has no meaning on a prompt.`, ends: true }
  }
}

function pendingOf({ toolName, callId, args, mcp }: HookedCall, facts: EventFacts): PendingCall {
  const identity = mcp === undefined ? {} : { mcp }
  return { toolName, toolCallId: callId, internalCallId: callId, args, argsText: textForm(args), facts, ...identity }
}
