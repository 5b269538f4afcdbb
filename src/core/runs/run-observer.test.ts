import { describe, expect, test } from 'vitest'
import { aToolCall, aToolResult } from '../../../test/support/engine-events.ts'
import type { FailureReport } from '../chain/compose-options.ts'
import { createHookStack } from '../chain/create-hook-stack.ts'
import type { Hook } from '../chain/hook.ts'
import { proceed, rewriteArgs, skip, terminate } from '../flows/flow.ts'
import { beforeModelCall } from './before-model-call.ts'
import { decideTurn } from './decide-turn.ts'
import { createEngine, type EngineOptions } from './engine.ts'
import { resolveInvalidCalls } from './resolve-invalid-calls.ts'
import type { RunObserver } from './run-observer.ts'
import { runToolCall } from './run-tool-call.ts'
import { createTraceSession } from './trace-session.ts'
import type { ToolPort } from './tool-call.ts'

const byTool: Hook = {
  name: 'g',
  isSync: true,
  onEvent: (_context, event) => {
    if (event.kind !== 'ToolCall') return proceed()
    switch (event.toolName) {
      case 'stop':
        return terminate('over')
      case 'no':
        return skip('no')
      case 'write':
        return rewriteArgs({ n: 1 })
      default:
        return proceed()
    }
  },
}
const pending = (internalCallId: string, toolName = 'shell') => ({ toolName, internalCallId, args: {}, argsText: '{}' })
const tool: ToolPort = () => Promise.resolve({ output: 'ok', outcome: { kind: 'success' } })

/** An observer that writes down each fact as one line. */
function writer(lines: string[], more: Partial<RunObserver> = {}): RunObserver {
  return {
    name: 'w',
    runStarted: ({ runId }) => lines.push(`started ${runId}`),
    deciding: (_context, event) => lines.push(`deciding ${event.kind}`),
    decided({ event, decision, isAfterEnd, isAgain }) {
      lines.push(`${event.kind} ${decision.kind}${isAfterEnd ? ' after end' : ''}${isAgain ? ' again' : ''}`)
    },
    callStarted: (_context, call) => lines.push(`call ${call.internalCallId}`),
    toolStarted: (_context, call, args) => lines.push(`tool ${call.internalCallId} ${JSON.stringify(args)}`),
    callFinished: (_context, { call, isExecuted }) => lines.push(`done ${call.internalCallId} ${isExecuted ? 'ran' : 'did not run'}`),
    callBroken: (_context, call) => lines.push(`broken ${call.internalCallId}`),
    runEnded: (_context, { reason }) => lines.push(`ended: ${reason}`),
    runClosed: (_context, end) => lines.push(`closed ${end?.kind ?? 'without an end'}`),
    ...more,
  }
}

function engineOf(observers: readonly RunObserver[], more: Partial<EngineOptions> = {}) {
  const reports: FailureReport[] = []
  const stack = createHookStack('s', [byTool])
  return { reports, engine: createEngine({ stack, reporter: (report) => reports.push(report), observers, ...more }) }
}

describe('an observer is told', () => {
  test('of a run from its start to its close, each fact once and in order', async () => {
    const lines: string[] = []
    const run = engineOf([writer(lines)]).engine.startRun({ runId: 'r' })
    await runToolCall(run, pending('a', 'write'), { tool })
    await runToolCall(run, pending('b', 'no'), { tool })
    await runToolCall(run, pending('c', 'stop'), { tool })
    run.decideSync(aToolCall({}))
    run.close()
    run.close()
    expect(lines).toEqual([
      'started r',
      'call a',
      'deciding ToolCall',
      'ToolCall rewrite',
      'tool a {"n":1}',
      'deciding ToolResult',
      'ToolResult continue',
      'done a ran',
      'call b',
      'deciding ToolCall',
      'ToolCall skip',
      'deciding ToolResult',
      'ToolResult continue',
      'done b did not run',
      'call c',
      'deciding ToolCall',
      'ToolCall terminate',
      'ended: over',
      'done c did not run',
      'ToolCall terminate after end',
      'closed cancelled',
    ])
  })

  test('of decisions of the synchronous driver too, also where no hook is a candidate, and of no delta that nobody observes (S-19)', () => {
    const lines: string[] = []
    const only: RunObserver = { name: 'w', ...pick(writer(lines), 'decided') }
    const run = engineOf([only]).engine.startRun({ runId: 'r' })
    run.decideSync(aToolCall({}))
    run.decideSync(aToolResult())
    const unobserved = createHookStack('s', [{ ...byTool, observes: () => false }])
    const blind = engineOf([only], { stack: unobserved }).engine.startRun({ runId: 'q' })
    blind.decideSync({ kind: 'TextDelta', delta: 'a', aggregated: 'a' })
    expect(lines).toEqual(['ToolCall continue', 'ToolResult continue'])
  })

  test('of the turn and the time as the event had them', async () => {
    const seen: unknown[] = []
    const run = engineOf([{ name: 'o', decided: ({ turn, at }) => seen.push([turn, at]) }]).engine.startRun({ runId: 'r' })
    await run.decide(aToolCall({}), { turn: 4, at: 7 })
    await run.decide(aToolCall({}))
    expect(seen).toEqual([[4, 7], [4, undefined]])
  })

  test('of the second look at a call where state moved, and of the end where the run ended meanwhile (L-65)', async () => {
    const lines: string[] = []
    let version = 0
    const guard: Hook = { name: 'g', onEvent: () => proceed(), settles: 'guard', settle: () => (version > 0 ? skip('moved') : proceed()) }
    const only: RunObserver = { name: 'w', ...pick(writer(lines), 'decided') }
    const stack = createHookStack('s', [byTool, guard])
    const run = engineOf([only], { stack, stateVersion: () => version }).engine.startRun({ runId: 'r' })
    const turn = await decideTurn(run, [pending('a'), pending('b')])
    if (turn.kind !== 'decided') throw new Error('the turn was decided')
    version++
    await runToolCall(run, pending('a'), { tool }, turn.calls[0])
    run.stop({ kind: 'request_error', cause: 'fault', reason: 'x' })
    await runToolCall(run, pending('b'), { tool }, turn.calls[1])
    expect(lines).toEqual([
      'ToolCall continue',
      'ToolCall continue',
      'ToolCall skip again',
      'ToolResult continue',
      'ToolCall terminate after end again',
    ])
  })

  test('of ends that no decision brought: the request, the count, an unknown tool (S-33b)', async () => {
    const lines: string[] = []
    const only: RunObserver = { name: 'w', ...pick(writer(lines), 'runEnded') }
    const { engine } = engineOf([only], { limits: { maxModelCalls: 0 } })
    await beforeModelCall(engine.startRun({ runId: 'a' }), { prompt: { role: 'user', content: 'hi' }, baseline: { tools: [], documents: [] } })
    const turn = { calls: [{ id: 'c', toolName: 'x' }], availableTools: [], allowedTools: [], chatHistory: [], isStreaming: false }
    await resolveInvalidCalls(engine.startRun({ runId: 'b' }), turn)
    expect(lines).toEqual([
      'ended: Run ended: it has used up its 0 model calls.',
      'ended: Run ended: the model called `x`, which is not an allowed tool (allowed: none).',
    ])
  })

  test('of the end of a run below an ended one at its close (S-33a)', () => {
    const lines: string[] = []
    const only: RunObserver = { name: 'w', ...pick(writer(lines), 'runEnded', 'runClosed') }
    const { engine } = engineOf([only])
    const parent = engine.startRun({ runId: 'p' })
    const child = engine.startRun({ runId: 'c', parentRunId: 'p' })
    parent.decideSync(aToolCall({}, 'stop'))
    child.close()
    expect(lines).toEqual(['ended: over', 'closed cancelled'])
  })

  test('of a call whose tool threw, and the host gets what was thrown', async () => {
    const lines: string[] = []
    const only: RunObserver = { name: 'w', ...pick(writer(lines), 'callFinished', 'callBroken') }
    const run = engineOf([only]).engine.startRun({ runId: 'r' })
    await expect(runToolCall(run, pending('a'), { tool: () => Promise.reject(new Error('down')) })).rejects.toThrow('down')
    expect(lines).toEqual(['broken a'])
  })

  test('of a line of a trace that puts a run above itself, before the end that it brings', () => {
    const lines: string[] = []
    const only: RunObserver = { name: 'w', ...pick(writer(lines), 'decided', 'runEnded') }
    const session = createTraceSession({ engine: engineOf([only]).engine, policy: 'p' })
    session.decideSync({ event: aToolCall({}), runId: 'r', parentRunId: 'r', turn: 1, isStreaming: false, env: {} })
    expect(lines).toEqual(['ToolCall terminate', 'ended: Run ended: `parent_run_id` puts a run above itself.'])
  })
})

describe('an observer that fails', () => {
  const throwing = (): never => {
    throw new Error('disk full')
  }
  const everything = ['runStarted', 'deciding', 'decided', 'callStarted', 'toolStarted', 'callFinished', 'runClosed'] as const

  test.each(everything)('in `%s` changes no decision and is reported once for its run (S-93)', async (callback) => {
    const { engine, reports } = engineOf([{ name: 'telemetry', [callback]: throwing }])
    const run = engine.startRun({ runId: 'r' })
    expect(await runToolCall(run, pending('a', 'write'), { tool })).toMatchObject({ isExecuted: true, args: { n: 1 }, delivered: { output: 'ok' } })
    expect(await runToolCall(run, pending('b', 'no'), { tool })).toMatchObject({ isExecuted: false, delivered: { output: 'no' } })
    expect(run.end()).toBeUndefined()
    run.close()
    expect(reports.map(({ hook, runId, diagnostics }) => [hook, runId, diagnostics[0].code])).toEqual([['telemetry', 'r', 'SLC730']])
  })

  const untold = 'Run ended: observer `records` failed, and nothing may happen that it is not told of.'

  test.each(['runStarted', 'deciding', 'decided', 'callStarted', 'toolStarted'] as const)(
    'in `%s` and is required keeps the tool from running and ends the run as a fault (S-03)',
    async (callback) => {
      let isStarted = false
      const { engine, reports } = engineOf([{ name: 'records', isRequired: true, [callback]: throwing }])
      const run = engine.startRun({ runId: 'r' })
      const report = await runToolCall(run, pending('a'), {
        tool: () => {
          isStarted = true
          return tool('', {}, pending('a'))
        },
      })
      expect(isStarted).toBe(false)
      expect(report).toMatchObject({ isExecuted: false, delivered: undefined, end: { kind: 'cancelled', cause: 'fault', reason: untold } })
      expect(run.end()).toEqual({ kind: 'cancelled', cause: 'fault', reason: untold })
      expect(reports).toHaveLength(1)
    },
  )

  test('and is required lets no result through that it could not be told of (S-95)', async () => {
    const observer: RunObserver = { name: 'records', isRequired: true, decided: ({ event }) => (event.kind === 'ToolResult' ? throwing() : undefined) }
    const run = engineOf([observer]).engine.startRun({ runId: 'r' })
    expect(await runToolCall(run, pending('a'), { tool })).toMatchObject({ isExecuted: true, delivered: undefined, end: { reason: untold } })
  })

  test('and is required gives back the reservations of the call and says why in the decision, also synchronously (S-49b)', () => {
    const released: string[] = []
    const limit: Hook = { name: 'l', onEvent: () => proceed(), settles: 'reserve', settle: () => proceed(), release: (id) => released.push(id) }
    const { engine } = engineOf([{ name: 'records', isRequired: true, decided: throwing }], { stack: createHookStack('s', [limit]) })
    const decision = engine.startRun({ runId: 'r' }).decideSync(aToolCall({}))
    expect(decision).toMatchObject({ kind: 'terminate', cause: 'fault', reason: untold, diagnostics: [{ code: 'SLC730', severity: 'error' }] })
    expect(released).toEqual([aToolCall({}).internalCallId])
  })

  test('does not undo an end by policy', () => {
    const { engine } = engineOf([{ name: 'records', isRequired: true, decided: throwing }])
    const run = engine.startRun({ runId: 'r' })
    expect(run.decideSync(aToolCall({}, 'stop'))).toMatchObject({ kind: 'terminate', cause: 'policy', reason: 'over' })
    expect(run.end()).toMatchObject({ cause: 'policy', reason: 'over' })
  })

  test('does not keep the others from being told, and they are told what stands in the end', () => {
    const lines: string[] = []
    const { engine } = engineOf([writer(lines), { name: 'records', isRequired: true, decided: throwing }])
    engine.startRun({ runId: 'r' }).decideSync(aToolCall({}))
    expect(lines).toEqual(['started r', 'deciding ToolCall', 'ToolCall terminate', `ended: ${untold}`])
  })

  test('later, by a promise that nobody asked for, is reported as well', async () => {
    const { engine, reports } = engineOf([{ name: 'late', decided: () => Promise.reject(new Error('late')) as unknown as undefined }])
    const run = engine.startRun({ runId: 'r' })
    expect(await run.decide(aToolCall({}))).toMatchObject({ kind: 'continue' })
    await Promise.resolve()
    expect(reports.map(({ hook }) => hook)).toEqual(['late'])
  })
})

function pick<Name extends keyof RunObserver>(observer: RunObserver, ...names: readonly Name[]): Pick<RunObserver, Name> {
  return Object.fromEntries(names.map((name) => [name, observer[name]])) as Pick<RunObserver, Name>
}
