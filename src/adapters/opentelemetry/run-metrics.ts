import type { DecidedFact } from '../../core/runs/run-observer.ts'
import type { RunEnd } from '../../core/runs/run-end.ts'
import type { ToolCallReport } from '../../core/runs/tool-call-report.ts'
import { decisionAttributes } from './decision-attributes.ts'
import type { OtelMeter } from './otel-api.ts'

/** What an operator counts. Durations are seconds, by the conventions of OpenTelemetry. */
export interface RunMetrics {
  readonly runStarted: () => void
  readonly runClosed: () => void
  readonly runEnded: (end: RunEnd) => void
  /** `seconds`: from the question to the answer, where it is known. */
  readonly decided: (fact: DecidedFact, seconds: number | undefined) => void
  readonly toolRan: (report: ToolCallReport, seconds: number) => void
}

/** From a quick rule to a person who is asked. */
const decisionBuckets = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120]
const toolBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 120, 300]

export function createRunMetrics(meter: OtelMeter): RunMetrics {
  const decisions = meter.createCounter('sluice.decisions', { description: 'decisions by event, kind and rule', unit: '{decision}' })
  const faults = meter.createCounter('sluice.faults', { description: 'decisions that came from not being able to decide, by code', unit: '{fault}' })
  const ended = meter.createCounter('sluice.runs.ended', { description: 'runs that were ended, by kind and cause', unit: '{run}' })
  const open = meter.createUpDownCounter('sluice.runs.open', { description: 'runs that are open', unit: '{run}' })
  const deciding = meter.createHistogram('sluice.decision.duration', {
    description: 'from the question to the answer',
    unit: 's',
    advice: { explicitBucketBoundaries: decisionBuckets },
  })
  const running = meter.createHistogram('sluice.tool.duration', {
    description: 'from entering a tool to the delivery of its result',
    unit: 's',
    advice: { explicitBucketBoundaries: toolBuckets },
  })
  return {
    runStarted: () => open.add(1, {}),
    runClosed: () => open.add(-1, {}),
    runEnded: ({ kind, cause }) => ended.add(1, { 'sluice.end.kind': kind, 'sluice.end.cause': cause }),
    decided(fact, seconds) {
      // An answer after the end is the end again (S-33a).
      if (fact.isAfterEnd) return
      const attributes = decisionAttributes(fact)
      decisions.add(1, attributes)
      if (attributes['sluice.decision'] === 'fault') {
        const code = fact.decision.diagnostics.find(({ severity }) => severity === 'error')?.code
        faults.add(1, { ...attributes, ...(code === undefined ? {} : { 'sluice.code': code }) })
      }
      if (seconds === undefined) return
      const { 'sluice.event': event, 'sluice.decision': decision } = attributes
      deciding.record(seconds, { 'sluice.event': event, 'sluice.decision': decision })
    },
    toolRan({ call, telemetry }, seconds) {
      const outcome = telemetry['gen_ai.tool.call.outcome']
      running.record(seconds, { 'gen_ai.tool.name': call.toolName, ...(outcome === undefined ? {} : { 'gen_ai.tool.call.outcome': outcome }) })
    },
  }
}
