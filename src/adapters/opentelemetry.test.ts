import * as api from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { AggregationTemporality, InMemoryMetricExporter, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace-base'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aToolCall } from '../../test/support/engine-events.ts'
import { createHookStack } from '../core/chain/create-hook-stack.ts'
import type { Hook } from '../core/chain/hook.ts'
import { proceed, rewriteArgs, rewriteResult, skip, terminate, type Flow } from '../core/flows/flow.ts'
import { createEngine, type Engine } from '../core/runs/engine.ts'
import { runToolCall } from '../core/runs/run-tool-call.ts'
import type { ToolPort } from '../core/runs/tool-call.ts'
import { openTelemetry, type OpenTelemetryOptions, type Telemetry } from './opentelemetry.ts'

const exporter = new InMemorySpanExporter()
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
const metricExporter = new InMemoryMetricExporter(AggregationTemporality.DELTA)
const reader = new PeriodicExportingMetricReader({ exporter: metricExporter, exportIntervalMillis: 3_600_000 })
const meters = new MeterProvider({ readers: [reader] })

beforeAll(() => void api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable()))
beforeEach(() => exporter.reset())
afterAll(async () => {
  api.context.disable()
  await meters.shutdown()
})

type Options = OpenTelemetryOptions<api.Span, api.Context>

let clock = 0

function telemetryOf(options: Options = {}): Telemetry {
  return openTelemetry(api, { tracer: provider.getTracer('test'), meter: meters.getMeter('test'), now: () => clock, ...options })
}

/** Rules by the kind of event, each answering one flow. */
function engineOf(telemetry: Telemetry, ...hooks: readonly Hook[]): Engine {
  return createEngine({ stack: createHookStack('s', hooks), reporter: () => undefined, observers: [telemetry.observer] })
}
const onCall = (flow: Flow, name = 'on-call'): Hook => ({ name, onEvent: (_context, event) => (event.kind === 'ToolCall' ? flow : proceed()) })
const onResult = (flow: Flow, name = 'on-result'): Hook => ({ name, onEvent: (_context, event) => (event.kind === 'ToolResult' ? flow : proceed()) })

const call = { toolName: 'pay', toolCallId: 't1', internalCallId: 'i1', args: { to: 'model' }, argsText: '{"to":"model"}' }
const tool: ToolPort = () => Promise.resolve({ output: { raw: 'secret' }, outcome: { kind: 'success' } })
const failing: ToolPort = () => Promise.resolve({ output: 'late', outcome: { kind: 'error', failure: { kind: 'timeout', message: 'secret' } } })

/** The span of one call under these rules. */
async function spanOf(hooks: readonly Hook[], options: Options = { recordsValues: true }, port = tool): Promise<ReadableSpan> {
  await runToolCall(engineOf(telemetryOf(options), ...hooks).startRun({ runId: 'r' }), { ...call }, { tool: port })
  const [span] = exporter.getFinishedSpans()
  if (span === undefined) throw new Error('there is no span')
  return span
}

const args = 'gen_ai.tool.call.arguments'
const result = 'gen_ai.tool.call.result'
const outcome = 'gen_ai.tool.call.outcome'

describe('telemetry against transcript, every cell (S-66 to S-68)', () => {
  test.each<[string, readonly Hook[], string, string | undefined, string | undefined]>([
    ["the model's call", [], '{"to":"model"}', '{"raw":"secret"}', 'success'],
    ['after RewriteArgs', [onCall(rewriteArgs({ to: 'rule' }))], '{"to":"rule"}', '{"raw":"secret"}', 'success'],
    ['after Skip', [onCall(skip('no'))], '{"to":"model"}', 'no', 'skipped'],
    ['after Skip, salvaged', [onCall(rewriteArgs({ to: 'rule' }), 'a'), onCall(skip('no'), 'b')], '{"to":"rule"}', 'no', 'skipped'],
    ['after Skip, its text rewritten', [onCall(skip('no')), onResult(rewriteResult('hidden'))], '{"to":"model"}', 'hidden', 'skipped'],
    ['after RewriteResult', [onResult(rewriteResult('hidden'))], '{"to":"model"}', 'hidden', 'success'],
    ['after RewriteArgs and RewriteResult', [onCall(rewriteArgs({ to: 'rule' })), onResult(rewriteResult('hidden'))], '{"to":"rule"}', 'hidden', 'success'],
    ['after termination at the call', [onCall(terminate('over'))], '{"to":"model"}', undefined, undefined],
    ['after termination at the call, salvaged', [onCall(rewriteArgs({ to: 'rule' }), 'a'), onCall(terminate('over'), 'b')], '{"to":"rule"}', undefined, undefined],
    ['after termination at the result', [onResult(terminate('over'))], '{"to":"model"}', undefined, undefined],
    ['after a rewrite and termination at the result', [onCall(rewriteArgs({ to: 'rule' })), onResult(terminate('over'))], '{"to":"rule"}', undefined, undefined],
  ])('%s', async (_what, hooks, wantArgs, wantResult, wantOutcome) => {
    const { attributes } = await spanOf(hooks)
    expect([attributes[args], attributes[result], attributes[outcome]]).toEqual([wantArgs, wantResult, wantOutcome])
    expect([attributes['gen_ai.tool.name'], attributes['gen_ai.tool.call.id'], attributes['gen_ai.operation.name']]).toEqual(['pay', 't1', 'execute_tool'])
  })

  test('an error has its kind beside the outcome and nothing of its message (S-67a)', async () => {
    const span = await spanOf([onResult(rewriteResult('hidden'))], {}, failing)
    expect(span.attributes).toMatchObject({ [outcome]: 'error', 'gen_ai.tool.error.type': 'timeout', 'error.type': 'timeout' })
    expect(span.status).toEqual({ code: api.SpanStatusCode.ERROR })
    expect(JSON.stringify([span.attributes, span.events, span.status])).not.toContain('secret')
  })

  test('no value is recorded unless the host asks for it', async () => {
    const { attributes } = await spanOf([onCall(rewriteArgs({ to: 'rule' }))], {})
    expect(attributes).toEqual({
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': 'pay',
      'gen_ai.tool.call.id': 't1',
      'sluice.run.id': 'r',
      [outcome]: 'success',
      'sluice.call.decision': 'rewrite',
      'sluice.call.rule': 'on-call',
      'sluice.result.decision': 'continue',
    })
  })

  test("while the tool runs the span has the effective arguments and no result; before it, not even the model's (S-67a)", async () => {
    const seen: unknown[] = []
    const attributes = new Map<string, unknown>()
    const watched = {
      startSpan: (name: string, options: api.SpanOptions, context: api.Context) => {
        const span = provider.getTracer('test').startSpan(name, options, context)
        const set = span.setAttributes.bind(span)
        span.setAttributes = (more) => {
          for (const [key, value] of Object.entries(more)) attributes.set(key, value)
          return set(more)
        }
        return span
      },
    }
    const telemetry = telemetryOf({ recordsValues: true, tracer: watched })
    const slow: Hook = {
      name: 'slow',
      onEvent: async (_context, event) => {
        await Promise.resolve()
        seen.push([event.kind, attributes.get(args), attributes.get(result)])
        return event.kind === 'ToolCall' ? rewriteArgs({ to: 'rule' }) : rewriteResult('hidden')
      },
    }
    await runToolCall(engineOf(telemetry, slow).startRun({ runId: 'r' }), { ...call }, { tool })
    expect(seen).toEqual([['ToolCall', undefined, undefined], ['ToolResult', '{"to":"rule"}', undefined]])
    expect(attributes.get(result)).toBe('hidden')
  })
})

describe('spans', () => {
  const named = (name: string): ReadableSpan => {
    const span = exporter.getFinishedSpans().find((each) => each.name === name)
    if (span === undefined) throw new Error(`no span ${name}`)
    return span
  }
  const parentOf = (span: ReadableSpan): string | undefined => span.parentSpanContext?.spanId

  test('a run is around its calls, a call around what its tool does, and a run around its sub-agents', async () => {
    const telemetry = telemetryOf()
    const engine = engineOf(telemetry)
    const run = engine.startRun({ runId: 'r', agentName: 'clerk' })
    const child = engine.startRun({ runId: 'c', parentRunId: 'r' })
    const inner: ToolPort = (name, given, pending) => {
      provider.getTracer('test').startSpan('http').end()
      return tool(name, given, pending)
    }
    await runToolCall(run, { ...call }, { tool: telemetry.tool(inner) })
    child.close()
    run.close()
    expect(parentOf(named('http'))).toBe(named('execute_tool pay').spanContext().spanId)
    expect(parentOf(named('execute_tool pay'))).toBe(named('invoke_agent clerk').spanContext().spanId)
    expect(parentOf(named('invoke_agent'))).toBe(named('invoke_agent clerk').spanContext().spanId)
    expect(named('invoke_agent clerk').attributes).toEqual({ 'gen_ai.operation.name': 'invoke_agent', 'gen_ai.agent.name': 'clerk', 'sluice.run.id': 'r' })
  })

  test('where the framework has its own span of the run, calls lie below that', async () => {
    const telemetry = telemetryOf({ hasAgentSpans: false })
    const run = engineOf(telemetry).startRun({ runId: 'r' })
    const own = provider.getTracer('test').startSpan('framework')
    await api.context.with(api.trace.setSpan(api.context.active(), own), () => runToolCall(run, { ...call }, { tool }))
    own.end()
    run.close()
    expect(exporter.getFinishedSpans().map(({ name }) => name)).toEqual(['execute_tool pay', 'framework'])
    expect(parentOf(named('execute_tool pay'))).toBe(own.spanContext().spanId)
  })

  test('a run shows its interventions with their rules, and how it ended, without the words of either', () => {
    const run = engineOf(telemetryOf(), onCall(terminate('over: secret'), 'acme/x#no-pay')).startRun({ runId: 'r' })
    run.decideSync(aToolCall({ a: 'secret' }, 'pay'))
    run.decideSync(aToolCall({}, 'pay'))
    run.close()
    const span = named('invoke_agent')
    expect(span.events.map(({ name, attributes }) => ({ name, attributes }))).toEqual([
      { name: 'sluice.decision', attributes: { 'sluice.event': 'tool_call', 'sluice.decision': 'terminate', 'sluice.rule': 'acme/x#no-pay', 'gen_ai.tool.name': 'pay' } },
    ])
    expect(span.attributes).toMatchObject({ 'sluice.end.kind': 'cancelled', 'sluice.end.cause': 'policy' })
    expect(span.status.code).toBe(api.SpanStatusCode.UNSET)
    expect(JSON.stringify([span.attributes, span.events])).not.toContain('secret')
  })

  test('a fault and a tool that throws are errors', async () => {
    const broken: Hook = { name: 'b', onEvent: (_context, event) => { if (event.kind === 'ToolResult') throw new Error('secret'); return proceed() } }
    const run = engineOf(telemetryOf(), broken).startRun({ runId: 'r' })
    await runToolCall(run, { ...call }, { tool })
    run.close()
    expect(named('invoke_agent').status).toEqual({ code: api.SpanStatusCode.ERROR })
    exporter.reset()
    const other = engineOf(telemetryOf()).startRun({ runId: 'q' })
    await expect(runToolCall(other, { ...call }, { tool: () => Promise.reject(new Error('secret')) })).rejects.toThrow('secret')
    expect(named('execute_tool pay').status).toEqual({ code: api.SpanStatusCode.ERROR })
    expect(JSON.stringify(named('execute_tool pay').attributes)).not.toContain('secret')
  })
})

test('metrics count decisions by event, kind and rule, faults by code, ends and open runs, and measure decisions and tools', async () => {
  await meters.forceFlush()
  metricExporter.reset()
  clock = 0
  const slow: Hook = {
    name: 'rule',
    onEvent: (_context, event) => {
      clock += 20
      if (event.kind !== 'ToolCall') return proceed()
      if (event.toolName === 'bad') throw new Error('secret')
      return event.toolName === 'no' ? skip('no') : proceed()
    },
  }
  const engine = engineOf(telemetryOf(), slow)
  const run = engine.startRun({ runId: 'r' })
  engine.startRun({ runId: 'open' })
  const port: ToolPort = (name, given, pending) => {
    clock += 1_000
    return tool(name, given, pending)
  }
  await runToolCall(run, { ...call }, { tool: port })
  await runToolCall(run, { ...call, toolName: 'no' }, { tool: port })
  await runToolCall(run, { ...call, toolName: 'bad' }, { tool: port })
  await run.decide(aToolCall({}))
  run.close()
  await meters.forceFlush()
  const points = metricExporter
    .getMetrics()
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
    .flatMap(({ descriptor, dataPoints }) =>
      dataPoints.map(({ attributes, value }) => {
        const measured = typeof value === 'number' ? value : { count: value.count, sum: value.sum }
        return [descriptor.name, Object.values(attributes).map(String).join(' '), measured] as const
      }),
    )
  const of = (name: string) => points.filter(([each]) => each === name).map(([, attributes, value]) => [attributes, value])
  expect(of('sluice.decisions')).toEqual([
    ['tool_call continue', 1],
    ['tool_result continue', 2],
    ['tool_call skip rule', 1],
    ['tool_call fault rule', 1],
  ])
  expect(of('sluice.faults')).toEqual([['tool_call fault rule SLC702', 1]])
  expect(of('sluice.runs.ended')).toEqual([['cancelled fault', 1]])
  expect(of('sluice.runs.open')).toEqual([['', 1]])
  expect(of('sluice.decision.duration')).toEqual([
    ['tool_call continue', { count: 1, sum: 0.02 }],
    ['tool_result continue', { count: 2, sum: 0.04 }],
    ['tool_call skip', { count: 1, sum: 0.02 }],
    ['tool_call fault', { count: 1, sum: 0.02 }],
  ])
  expect(of('sluice.tool.duration')).toEqual([['pay success', { count: 1, sum: 1.02 }]])
})
