import { describe, expect, test } from 'vitest'
import { aToolCall, aToolResult } from '../../../test/support/engine-events.ts'
import { createHookStack } from '../chain/create-hook-stack.ts'
import type { Hook } from '../chain/hook.ts'
import { proceed, rewriteArgs, skip, terminate } from '../flows/flow.ts'
import { beforeModelCall } from './before-model-call.ts'
import { decideTurn, isBound } from './decide-turn.ts'
import { createEngine, type EngineOptions } from './engine.ts'
import { createRunRegistry } from './run-registry.ts'
import { stickyEnd } from './run-end.ts'
import { runBatch } from './run-batch.ts'
import { runToolCall } from './run-tool-call.ts'

const engineOf = (hooks: readonly Hook[], more: Partial<EngineOptions> = {}) =>
  createEngine({ stack: createHookStack('s', hooks), reporter: () => undefined, ...more })
const stopper: Hook = {
  name: 'g',
  isSync: true,
  onEvent: (_context, event) =>
    event.kind === 'ToolCall' && event.toolName === 'stop' ? terminate('over') : proceed(),
}
const pending = (internalCallId: string, toolName = 'shell') => ({ toolName, internalCallId, args: {}, argsText: '{}' })
const success = { output: 'ok', outcome: { kind: 'success' } } as const

describe('the end of a run', () => {
  test('sticks in both drivers, and the answer is one shared object (S-33a)', async () => {
    const run = engineOf([stopper]).startRun({ runId: 'r' })
    expect(run.decideSync(aToolCall({}, 'stop'))).toMatchObject({ kind: 'terminate', cause: 'policy' })
    expect(run.decideSync(aToolCall())).toBe(await run.decide(aToolResult()))
    expect(run.end()).toEqual({ kind: 'cancelled', cause: 'policy', reason: 'over' })
  })

  test('stops a sibling whose chain was still being asked', async () => {
    let open: (() => void) | undefined
    const slow: Hook = {
      name: 'slow',
      onEvent: async (_context, event) => {
        if (event.kind === 'ToolCall' && event.toolName === 'slow') await new Promise<void>((resolve) => (open = resolve))
        return proceed()
      },
    }
    const run = engineOf([stopper, slow]).startRun({ runId: 'r' })
    const sibling = run.decide(aToolCall({}, 'slow'))
    await run.decide(aToolCall({}, 'stop'))
    open?.()
    expect(await sibling).toMatchObject({ kind: 'terminate', reason: 'over' })
  })

  test('is kept until the run and every run that names it are closed (S-33b)', () => {
    const registry = createRunRegistry()
    const parent = registry.open('p', undefined)
    const child = registry.open('c', 'p')
    parent.setEnd(stickyEnd({ kind: 'cancelled', cause: 'policy', reason: 'x' }))
    parent.close()
    expect(registry.open('late', 'p').end()?.end.reason).toBe('x')
    child.close()
    expect(registry.size()).toBe(2)
    registry.open('again', 'c').close()
    expect(registry.size()).toBe(2)
  })

  test('a run with several parents has the end of each, and they are remembered as long as it is open (S-33a)', () => {
    const registry = createRunRegistry()
    const end = stickyEnd({ kind: 'cancelled', cause: 'policy', reason: 'x' })
    const child = registry.open('c', 'p1')
    expect([child.follow('p1'), child.follow('p2'), child.follow('c')]).toEqual([true, true, false])
    const grandchild = registry.open('g', 'c')
    expect(child.follow('g')).toBe(false)
    const parent = registry.open('p2', undefined)
    parent.setEnd(end)
    parent.close()
    expect([child.end(), grandchild.end()]).toEqual([end, end])
    child.close()
    expect(registry.size()).toBe(4)
    grandchild.close()
    expect(registry.size()).toBe(0)
  })

  test('a closed run lets nothing through', () => {
    const run = engineOf([]).startRun({ runId: 'r' })
    run.close()
    expect(run.decideSync(aToolCall())).toMatchObject({ kind: 'terminate', cause: 'fault' })
  })

  test('an open id is not opened twice, and no run is above itself', () => {
    const engine = engineOf([])
    engine.startRun({ runId: 'a', parentRunId: 'b' })
    expect(() => engine.startRun({ runId: 'a' })).toThrow('open already')
    expect(() => engine.startRun({ runId: 'b', parentRunId: 'a' })).toThrow('above itself')
    expect(() => engine.startRun({ runId: 'c', parentRunId: 'c' })).toThrow('above itself')
  })
})

test('a time limit without a timer would not hold, so the engine is not built (S-94)', () => {
  expect(() => engineOf([{ ...stopper, timeoutMs: 5 }])).toThrow('needs a timer')
})

test('the time of one event does not stand for the next, whose time is not known', () => {
  const times: (number | undefined)[] = []
  const watch: Hook = { name: 'w', onEvent: (context) => { times.push(context.at); return proceed() } }
  const run = engineOf([watch]).startRun({ runId: 'r' })
  run.decideSync(aToolCall(), { at: 5 })
  run.decideSync(aToolCall())
  expect(times).toEqual([5, undefined])
})

describe('before a model call', () => {
  const baseline = { tools: ['shell'], documents: [] }
  const prompt = { role: 'user', content: 'hi' }

  test('the turn is counted from 1 and running out ends the run (S-72, S-110)', async () => {
    const run = engineOf([], { limits: { maxModelCalls: 1 } }).startRun({ runId: 'r' })
    expect(await beforeModelCall(run, { prompt, baseline })).toMatchObject({ kind: 'send', turn: 1, allowedTools: ['shell'] })
    expect(run.context.turn).toBe(1)
    expect(await beforeModelCall(run, { prompt, baseline })).toMatchObject({ kind: 'ended', end: { kind: 'max_turns', cause: 'fault' } })
    expect(run.decideSync(aToolCall())).toMatchObject({ kind: 'terminate', cause: 'fault' })
  })

  test('a request that must not be sent ends the run, and says that the narrowing caused it (S-58)', async () => {
    const narrow: Hook = { name: 'n', onEvent: () => ({ type: 'PatchRequest', patch: { activeTools: [], toolChoice: 'required' } }) }
    const run = engineOf([narrow]).startRun({ runId: 'r' })
    const wanted = { kind: 'ended', end: { kind: 'request_error', reason: expect.stringContaining('`activeTools`') as string } }
    expect(await beforeModelCall(run, { prompt, baseline })).toMatchObject(wanted)
  })
})

describe('a turn decided as a whole', () => {
  test('starts nothing when one call ends the run, and gives reservations back (S-65, S-49b)', async () => {
    const released: string[] = []
    const limit: Hook = {
      name: 'l',
      onEvent: () => proceed(),
      settles: 'reserve',
      settle: () => proceed(),
      release: (id) => released.push(id),
    }
    const run = engineOf([stopper, limit]).startRun({ runId: 'r' })
    expect(await decideTurn(run, [pending('a'), pending('b', 'stop'), pending('c')])).toMatchObject({ kind: 'ended' })
    expect(released).toEqual(['a'])
  })

  test('binds the decided arguments: others, or a refused call, do not run (L-92)', async () => {
    const writer: Hook = { name: 'w', onEvent: (_c, event) => event.kind === 'ToolCall' && event.toolName === 'no' ? skip('no') : rewriteArgs({ n: 1 }) }
    const turn = await decideTurn(engineOf([writer]).startRun({ runId: 'r' }), [pending('a'), pending('b', 'no')])
    if (turn.kind !== 'decided') throw new Error('the turn was decided')
    expect(isBound(turn.calls[0]!, { n: 1 })).toBe(true)
    expect(isBound(turn.calls[0]!, {})).toBe(false)
    expect(isBound(turn.calls[1]!, {})).toBe(false)
  })

  test('a run that ended after the decision does not start the tool', async () => {
    const run = engineOf([stopper]).startRun({ runId: 'r' })
    const turn = await decideTurn(run, [pending('a')])
    if (turn.kind !== 'decided') throw new Error('the turn was decided')
    await run.decide(aToolCall({}, 'stop'))
    let isStarted = false
    const tool = () => {
      isStarted = true
      return Promise.resolve(success)
    }
    expect(await runToolCall(run, pending('a'), { tool }, turn.calls[0])).toMatchObject({ isExecuted: false, end: { reason: 'over' } })
    expect(isStarted).toBe(false)
  })
})

test('guards judge once more when state moved before the tool starts; reservations and questions do not repeat (L-65)', async () => {
  let version = 0
  const asked: string[] = []
  const settler = (name: string, settles: 'guard' | 'reserve' | 'ask'): Hook => ({
    name,
    onEvent: () => proceed(),
    settles,
    settle: () => {
      asked.push(name)
      return settles === 'guard' && version > 0 ? skip('state moved') : proceed()
    },
  })
  const hooks = [settler('guard', 'guard'), settler('limit', 'reserve'), settler('ask', 'ask')]
  const run = engineOf(hooks, { stateVersion: () => version }).startRun({ runId: 'r' })
  const turn = await decideTurn(run, [pending('a')])
  if (turn.kind !== 'decided') throw new Error('the turn was decided')
  version++
  const report = await runToolCall(run, pending('a'), { tool: () => Promise.resolve(success) }, turn.calls[0])
  expect(report).toMatchObject({ isExecuted: false, delivered: { output: 'state moved' } })
  expect(asked).toEqual(['limit', 'ask', 'guard'])
})

describe('an approval holds only for the state version at which it was given (S-49b)', () => {
  const yes: Hook = { name: 'ask', onEvent: () => proceed(), settles: 'ask', settle: () => proceed() }
  const started: string[] = []
  const tool = (name: string) => {
    started.push(name)
    return Promise.resolve(success)
  }
  const runAfterMove = async (hooks: readonly Hook[], moves: boolean, reports: unknown[] = []) => {
    started.length = 0
    let version = 0
    const engine = engineOf(hooks, { stateVersion: () => version, reporter: (report) => reports.push(report.hook) })
    const run = engine.startRun({ runId: 'r' })
    const turn = await decideTurn(run, [pending('a')])
    if (turn.kind !== 'decided') throw new Error('the turn was decided')
    if (moves) version++
    return runToolCall(run, pending('a'), { tool }, turn.calls[0])
  }
  const text =
    'Not executed: the approval that hook ask asked for no longer holds, because state moved before the call started. Call again to ask anew.'

  test('the call starts where state stayed as it was', async () => {
    expect(await runAfterMove([yes], false)).toMatchObject({ isExecuted: true, callDecision: { kind: 'continue' } })
    expect(started).toEqual(['shell'])
  })

  test('the call is refused as a fault where state moved, the operator is told, and reservations are given back', async () => {
    const released: string[] = []
    const limit: Hook = { name: 'l', onEvent: () => proceed(), settles: 'reserve', settle: () => proceed(), release: (id) => released.push(id) }
    const reports: unknown[] = []
    expect(await runAfterMove([limit, yes], true, reports)).toMatchObject({
      isExecuted: false,
      delivered: { output: text, isError: true },
      callDecision: { kind: 'skip', cause: 'fault', decidedBy: 'ask', diagnostics: [{ code: 'SLC705' }] },
    })
    expect(started).toEqual([])
    expect(released).toEqual(['a'])
    expect(reports).toEqual(['ask'])
  })

  test('what the call would have run with is salvaged (S-45)', async () => {
    const writer: Hook = { name: 'w', onEvent: (_c, event) => (event.kind === 'ToolCall' ? rewriteArgs({ n: 1 }) : proceed()) }
    expect(await runAfterMove([writer, yes], true)).toMatchObject({ isExecuted: false, args: { n: 1 } })
  })

  test('a guard that refuses in the new state is the one that is heard', async () => {
    let asked = 0
    const guard: Hook = { name: 'g', onEvent: () => proceed(), settles: 'guard', settle: () => (asked++ === 0 ? skip('no') : proceed()) }
    expect(await runAfterMove([guard, yes], true)).toMatchObject({ isExecuted: false, delivered: { output: 'no' } })
  })

  test('a rule that asked nobody, because it missed, gave no approval that could lapse', async () => {
    const miss: Hook = { ...yes, binding: 'rule' }
    expect(await runAfterMove([miss], true)).toMatchObject({ isExecuted: true })
    const hit: Hook = {
      ...miss,
      settle: (_context, _event, evaluation) => {
        evaluation?.verdicts.push({ rule: 'ask', verdict: 'hit', action: 'ask', mode: 'enforce', settled: true })
        return proceed()
      },
    }
    expect(await runAfterMove([hit], true)).toMatchObject({
      isExecuted: false,
      delivered: { output: text.replace('hook ask', 'rule ask') },
    })
  })
})

describe("the host's schema check (S-64)", () => {
  const checkArgs = (_tool: string, args: unknown) => (JSON.stringify(args) === '{"n":1}' ? undefined : 'n is missing')

  test('refuses rewritten arguments before anybody is asked to approve them', async () => {
    const hooks: Hook[] = [
      { name: 'w', onEvent: () => rewriteArgs({ m: 1 }) },
      { name: 'ask', onEvent: () => proceed(), settles: 'ask', settle: () => terminate('nobody may be asked') },
    ]
    const decision = await engineOf(hooks, { checkArgs }).startRun({ runId: 'r' }).decide(aToolCall())
    expect(decision).toMatchObject({ kind: 'skip', cause: 'fault', isError: true, diagnostics: [{ code: 'SLC707' }] })
  })

  test('holds where an index knows of nobody to ask about the rewritten event', async () => {
    const index = { candidates: (_c: unknown, event: { readonly argsText?: string }) => (event.argsText?.includes('m') === true && !event.argsText.includes('command') ? [] : [0]) }
    const stack = createHookStack('s', [{ name: 'w', onEvent: () => rewriteArgs({ m: 1 }) }], { index: index as never })
    const engine = createEngine({ stack, reporter: () => undefined, checkArgs })
    expect(await engine.startRun({ runId: 'r' }).decide(aToolCall())).toMatchObject({ kind: 'skip', cause: 'fault' })
  })

  test("leaves the model's own arguments to the host", async () => {
    expect(await engineOf([stopper], { checkArgs }).startRun({ runId: 'r' }).decide(aToolCall())).toMatchObject({ kind: 'continue' })
  })
})

test('a tool that breaks its port drains the batch and fails it (S-65)', async () => {
  const finished: string[] = []
  const run = engineOf([]).startRun({ runId: 'r' })
  const tool = async (_name: string, _args: unknown, call: { readonly internalCallId: string }) => {
    if (call.internalCallId === 'a') throw new Error('port')
    await new Promise((resolve) => setTimeout(resolve, 5))
    finished.push(call.internalCallId)
    return success
  }
  const batch = runBatch(run, [pending('a'), pending('b'), pending('c')], { tool }, { concurrency: 2 })
  await expect(batch).rejects.toThrow('port')
  expect(finished).toEqual(['b'])
})

test('extensions are the same for every hook, whatever one of them tries (S-16)', async () => {
  const seen: unknown[] = []
  const vandal: Hook = {
    name: 'v',
    onEvent: (_context, event) => {
      if (event.kind !== 'ToolResult') return proceed()
      seen.push(event.extensions.get('k'))
      ;(event.extensions as { set?: (key: string, value: unknown) => void }).set?.('k', 'changed')
      return proceed()
    },
  }
  const run = engineOf([vandal, vandal]).startRun({ runId: 'r' })
  const tool = () => Promise.resolve({ ...success, extensions: new Map([['k', 1]]) })
  await runToolCall(run, pending('a'), { tool })
  expect(seen).toEqual([1, 1])
})
