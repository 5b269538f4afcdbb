import type { Json } from '../base/json.ts'
import type { StepEventKind } from '../events/step-event.ts'
import type { ToolOutcome } from '../events/tool-outcome.ts'
import type { Decision } from '../chain/resolution.ts'
import { argsToRun, decideCall, type DecidedCall } from './decide-turn.ts'
import { stickyEnd, type RunEnd } from './run-end.ts'
import type { Run } from './run.ts'
import { toolCallEvent, type PendingCall, type ToolPort } from './tool-call.ts'
import { toolResultEvent } from './tool-result-event.ts'
import { toolTelemetry, type ToolTelemetry } from './tool-telemetry.ts'

/** What the model reads as the result of its call. */
export interface Delivery {
  readonly output: Json
  readonly isError: boolean
}

/** Everything that happened to one call. The transcript keeps `call.args` (S-69). */
export interface ToolCallReport {
  readonly call: PendingCall
  readonly isExecuted: boolean
  /** What the tool ran with, or would have (S-61, S-45). */
  readonly args: Json
  readonly events: readonly StepEventKind[]
  /** Undefined: nothing reaches the model. */
  readonly delivered: Delivery | undefined
  readonly telemetry: ToolTelemetry
  readonly end: RunEnd | undefined
  readonly callDecision: Decision
  readonly resultDecision: Decision | undefined
}

export interface ToolCallPorts {
  readonly tool: ToolPort
  /** The tool is about to be entered with these arguments; not raised for a skipped call (S-61, S-62). */
  readonly onStart?: (call: PendingCall, args: Json) => void
}

/** One valid call from its chain to its delivery (S-60 to S-69). `decided`: by `decideTurn`, if it was. */
export async function runToolCall(
  run: Run,
  call: PendingCall,
  ports: ToolCallPorts,
  decided?: DecidedCall,
): Promise<ToolCallReport> {
  const current = await stillHolds(run, decided ?? (await decideCall(run, call)))
  const { decision } = current
  const args = argsToRun(current)
  if (args === undefined) {
    const salvaged = decision.salvagedArgs === undefined ? call.args : decision.salvagedArgs
    if (decision.kind !== 'skip') return stopped(run, call, salvaged, decision)
    const { reason, isError } = decision
    return review(run, call, salvaged, decision, { output: reason, isError }, { kind: 'skipped' }, undefined)
  }
  try {
    ports.onStart?.(call, args)
  } catch (thrown) {
    run.release(call.internalCallId)
    throw thrown
  }
  const { output, outcome, extensions } = await ports.tool(call.toolName, args, call)
  const presented = { output, isError: outcome.kind === 'error' }
  return review(run, call, args, decision, presented, outcome, extensions)
}

/** Just before the tool starts, guards judge again if state moved, and a run that ended meanwhile runs nothing. */
async function stillHolds(run: Run, decided: DecidedCall): Promise<DecidedCall> {
  if (argsToRun(decided) === undefined) return decided
  const { call } = decided
  const end = run.end()
  if (end !== undefined) {
    run.release(call.internalCallId)
    const { decision, net } = stickyEnd(end)
    return { ...decided, decision, net }
  }
  const again = await run.judgeAgain(toolCallEvent(call), decided, decided.version)
  if (again === undefined) return decided
  const next = { ...decided, decision: again.decision, net: again.net }
  if (argsToRun(next) === undefined) run.release(call.internalCallId)
  return next
}

/** Ended before the call: no `ToolResult` fires (S-33, S-15). */
function stopped(run: Run, call: PendingCall, args: Json, decision: Decision): ToolCallReport {
  return {
    call,
    isExecuted: false,
    args,
    events: ['ToolCall'],
    delivered: undefined,
    telemetry: toolTelemetry(call, args, undefined),
    end: endOf(run, decision),
    callDecision: decision,
    resultDecision: undefined,
  }
}

/** The result chain, on a real result or on the text of a skip; only what it leaves is delivered and recorded. */
async function review(
  run: Run,
  call: PendingCall,
  args: Json,
  callDecision: Decision,
  presented: Delivery,
  outcome: ToolOutcome,
  extensions: ReadonlyMap<string, unknown> | undefined,
): Promise<ToolCallReport> {
  const resultDecision = await run.decide(toolResultEvent(call, args, presented, outcome, extensions), call.facts)
  const delivered = deliveryOf(resultDecision, presented)
  const done = delivered === undefined ? undefined : { presentation: delivered.output, outcome }
  return {
    call,
    isExecuted: outcome.kind !== 'skipped',
    args,
    events: ['ToolCall', 'ToolResult'],
    delivered,
    telemetry: toolTelemetry(call, args, done),
    end: delivered === undefined ? endOf(run, resultDecision) : undefined,
    callDecision,
    resultDecision,
  }
}

function deliveryOf(decision: Decision, presented: Delivery): Delivery | undefined {
  if (decision.kind === 'continue') return presented
  return decision.kind === 'replace' ? { output: decision.output, isError: decision.isError } : undefined
}

/** The end that this decision brought; of several calls of a turn each keeps its own (S-65). */
function endOf(run: Run, decision: Decision): RunEnd | undefined {
  if (decision.kind !== 'terminate') return run.end()
  const { cause, reason } = decision
  const known = run.end()
  return known?.reason === reason ? known : { kind: 'cancelled', cause, reason }
}
