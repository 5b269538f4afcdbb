import type { StepEvent } from '../core/events/step-event.ts'
import type { RunObserver } from '../core/runs/run-observer.ts'
import type { PendingCall, ToolPort } from '../core/runs/tool-call.ts'
import type { OtelApi, OtelMeter, OtelSpan, OtelTracer } from './opentelemetry/otel-api.ts'
import { createRunMetrics } from './opentelemetry/run-metrics.ts'
import { createRunSpans } from './opentelemetry/run-spans.ts'

export interface OpenTelemetryOptions<Span extends OtelSpan, Context> {
  /**
   * Arguments that ran and results that were delivered, on the spans of calls; off by default. They are
   * values of the agent's work: whoever reads the traces reads them.
   */
  readonly recordsValues?: boolean
  /** A span for each run; switch it off where the agent framework has its own. Default: on. */
  readonly hasAgentSpans?: boolean
  /** Instead of those of the api. */
  readonly tracer?: OtelTracer<Span, Context>
  readonly meter?: OtelMeter
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number
}

export interface Telemetry {
  /** For `observers` of an engine. */
  readonly observer: RunObserver
  /** The same tool, run inside the span of its call, so that its own spans lie below. */
  readonly tool: (port: ToolPort) => ToolPort
}

/**
 * Spans and metrics of runs by the module `@opentelemetry/api`, with the `gen_ai.*` attributes of S-66 to
 * S-68. The raw output of a tool is never seen here, only what its result chain left (S-67a).
 */
export function openTelemetry<Span extends OtelSpan, Context>(
  api: OtelApi<Span, Context>,
  options: OpenTelemetryOptions<Span, Context> = {},
): Telemetry {
  const { recordsValues = false, hasAgentSpans = true, now = () => globalThis.performance.now() } = options
  const spans = createRunSpans(api, options.tracer ?? api.trace.getTracer('sluice'), { recordsValues, hasAgentSpans })
  const metrics = createRunMetrics(options.meter ?? api.metrics.getMeter('sluice'))
  const asked = new WeakMap<StepEvent, number>()
  const entered = new WeakMap<PendingCall, number>()
  const secondsSince = (start: number | undefined): number | undefined => (start === undefined ? undefined : (now() - start) / 1_000)

  const observer: RunObserver = {
    name: 'OpenTelemetry',
    runStarted(context) {
      spans.runStarted(context)
      metrics.runStarted()
    },
    deciding: (_context, event) => void asked.set(event, now()),
    decided(fact) {
      spans.decided(fact)
      // The second look has the event of the first, or one that nobody asked about.
      metrics.decided(fact, fact.isAgain ? undefined : secondsSince(asked.get(fact.event)))
    },
    callStarted: (context, call) => spans.callStarted(context, call),
    toolStarted(_context, call, args) {
      entered.set(call, now())
      spans.toolStarted(call, args)
    },
    callFinished(_context, report) {
      spans.callFinished(report)
      const seconds = secondsSince(entered.get(report.call))
      if (seconds !== undefined) metrics.toolRan(report, seconds)
    },
    callBroken: (_context, call) => spans.callBroken(call),
    runEnded(context, end) {
      spans.runEnded(context, end)
      metrics.runEnded(end)
    },
    runClosed(context) {
      spans.runClosed(context)
      metrics.runClosed()
    },
  }
  return {
    observer,
    tool: (port) => (name, args, call) => {
      const span = spans.spanOf(call)
      if (span === undefined) return port(name, args, call)
      return api.context.with(api.trace.setSpan(api.context.active(), span), () => port(name, args, call))
    },
  }
}
