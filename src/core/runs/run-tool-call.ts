import type { Json } from '../base/json.ts'
import type { ToolOutcome } from '../events/tool-outcome.ts'
import type { Decision } from '../chain/resolution.ts'
import { argsToRun, decideCall, type DecidedCall } from './decide-turn.ts'
import { stickyEnd, type RunEnd } from './run-end.ts'
import type { Run } from './run.ts'
import { toolCallEvent, type PendingCall, type ToolPort } from './tool-call.ts'
import type { Delivery, ToolCallReport } from './tool-call-report.ts'
import { toolResultEvent } from './tool-result-event.ts'
import { toolTelemetry } from './tool-telemetry.ts'

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
  if (run.tell === undefined) return callTool(run, call, ports, decided)
  run.tell((observer) => observer.callStarted?.(run.context, call))
  try {
    const report = await callTool(run, call, ports, decided)
    run.tell((observer) => observer.callFinished?.(run.context, report))
    return report
  } catch (thrown) {
    run.tell((observer) => observer.callBroken?.(run.context, call, thrown))
    throw thrown
  }
}

async function callTool(
  run: Run,
  call: PendingCall,
  ports: ToolCallPorts,
  decided: DecidedCall | undefined,
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
  run.tell?.((observer) => observer.toolStarted?.(run.context, call, args))
  // An observer that is required could not be told: what nobody is to see does not happen.
  const end = run.tell === undefined ? undefined : run.end()
  if (end !== undefined) {
    run.release(call.internalCallId)
    return stopped(run, call, args, stickyEnd(end).decision)
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
  const again = await run.judgeAgain(toolCallEvent(call), decided, decided.version, call.facts)
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
