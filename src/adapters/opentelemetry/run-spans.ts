import { textForm, type Json } from '../../core/base/json.ts'
import type { HookContext } from '../../core/events/hook-context.ts'
import type { DecidedFact } from '../../core/runs/run-observer.ts'
import type { RunEnd } from '../../core/runs/run-end.ts'
import type { PendingCall } from '../../core/runs/tool-call.ts'
import type { ToolCallReport } from '../../core/runs/tool-call-report.ts'
import { callDecisionAttributes, decisionAttributes, toolAttribute } from './decision-attributes.ts'
import type { OtelApi, OtelSpan, OtelTracer } from './otel-api.ts'

export interface SpanOptions {
  /** A span for each run, around those of its calls. */
  readonly hasAgentSpans: boolean
  /** Arguments and presented results on the spans of calls. */
  readonly recordsValues: boolean
}

export interface RunSpans<Span> {
  readonly runStarted: (context: HookContext) => void
  readonly decided: (fact: DecidedFact) => void
  readonly callStarted: (context: HookContext, call: PendingCall) => void
  readonly toolStarted: (call: PendingCall, args: Json) => void
  readonly callFinished: (report: ToolCallReport) => void
  readonly callBroken: (call: PendingCall) => void
  readonly runEnded: (context: HookContext, end: RunEnd) => void
  readonly runClosed: (context: HookContext) => void
  readonly spanOf: (call: PendingCall) => Span | undefined
}

/** `SpanStatusCode.ERROR`. */
const errorStatus = { code: 2 }

export function createRunSpans<Span extends OtelSpan, Context>(
  { trace, context: contexts }: Pick<OtelApi<Span, Context>, 'trace' | 'context'>,
  tracer: OtelTracer<Span, Context>,
  { hasAgentSpans, recordsValues }: SpanOptions,
): RunSpans<Span> {
  const runs = new Map<string, Span>()
  // A call whose host forgets it is forgotten here too.
  const calls = new WeakMap<PendingCall, Span>()

  const under = (runId: string | undefined): Context => {
    const span = runId === undefined ? undefined : runs.get(runId)
    return span === undefined ? contexts.active() : trace.setSpan(contexts.active(), span)
  }
  const finish = (call: PendingCall): void => {
    calls.get(call)?.end()
    calls.delete(call)
  }

  return {
    runStarted({ runId, parentRunId, agentName }) {
      if (!hasAgentSpans) return
      const name = agentName === undefined ? 'invoke_agent' : `invoke_agent ${agentName}`
      const attributes = {
        'gen_ai.operation.name': 'invoke_agent',
        ...(agentName === undefined ? {} : { 'gen_ai.agent.name': agentName }),
        'sluice.run.id': runId,
      }
      runs.set(runId, tracer.startSpan(name, { attributes }, under(parentRunId)))
    },
    decided(fact) {
      if (fact.isAfterEnd) return
      const attributes = decisionAttributes(fact)
      if (attributes['sluice.decision'] === 'continue') return
      runs.get(fact.context.runId)?.addEvent('sluice.decision', { ...attributes, ...toolAttribute(fact) })
    },
    callStarted({ runId }, call) {
      const attributes = {
        'gen_ai.operation.name': 'execute_tool',
        'gen_ai.tool.name': call.toolName,
        'gen_ai.tool.call.id': call.toolCallId ?? call.internalCallId,
        'sluice.run.id': runId,
      }
      calls.set(call, tracer.startSpan(`execute_tool ${call.toolName}`, { attributes }, under(runId)))
    },
    /** What the model wrote is recorded nowhere before it is known to be what runs: it may be what a rule takes out (S-66). */
    toolStarted(call, args) {
      if (recordsValues) calls.get(call)?.setAttributes({ 'gen_ai.tool.call.arguments': textForm(args) })
    },
    callFinished({ call, telemetry, callDecision, resultDecision }) {
      const {
        'gen_ai.tool.call.arguments': args,
        'gen_ai.tool.call.result': result,
        'gen_ai.tool.call.outcome': outcome,
        'gen_ai.tool.error.type': error,
      } = telemetry
      const span = calls.get(call)
      span?.setAttributes({
        ...(recordsValues ? { 'gen_ai.tool.call.arguments': textForm(args) } : {}),
        ...(recordsValues && result !== undefined ? { 'gen_ai.tool.call.result': result } : {}),
        ...(outcome === undefined ? {} : { 'gen_ai.tool.call.outcome': outcome }),
        ...(error === undefined ? {} : { 'gen_ai.tool.error.type': error, 'error.type': error }),
        ...callDecisionAttributes('call', callDecision),
        ...callDecisionAttributes('result', resultDecision),
      })
      if (error !== undefined) span?.setStatus(errorStatus)
      finish(call)
    },
    callBroken(call) {
      const span = calls.get(call)
      // What was thrown may say anything, so only that it was.
      span?.setAttributes({ 'error.type': '_OTHER' })
      span?.setStatus(errorStatus)
      finish(call)
    },
    runEnded({ runId }, { kind, cause }) {
      const span = runs.get(runId)
      span?.setAttributes({ 'sluice.end.kind': kind, 'sluice.end.cause': cause })
      if (cause === 'fault') span?.setStatus(errorStatus)
    },
    runClosed({ runId }) {
      runs.get(runId)?.end()
      runs.delete(runId)
    },
    spanOf: (call) => calls.get(call),
  }
}
