import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/core/base/json.ts'
import type { FailureReport, Timer } from '../../src/core/chain/compose-options.ts'
import { createHookStack } from '../../src/core/chain/create-hook-stack.ts'
import { decide, decideSync } from '../../src/core/chain/decide.ts'
import type { Hook } from '../../src/core/chain/hook.ts'
import type { StepEvent } from '../../src/core/events/step-event.ts'
import { proceed, type Flow } from '../../src/core/flows/flow.ts'
import { fromInterceptor } from '../../src/core/participants/from-interceptor.ts'
import type { HookOutcome } from '../../src/core/participants/hook-outcome.ts'
import { createEngine } from '../../src/core/runs/engine.ts'
import { runToolCall } from '../../src/core/runs/run-tool-call.ts'
import { createVirtualTimer } from '../../src/tools/policy-test/virtual-timer.ts'
import { aCompletionCall, aContext, aToolCall, aToolResult } from '../support/engine-events.ts'
import { verdictOn } from './catch.ts'
import { effort } from './effort.ts'

type Side = 'ToolCall' | 'ToolResult'

/** One way to be broken. `breaks` answers the event in that way. */
interface Fault {
  readonly name: string
  readonly timeoutMs?: number
  readonly breaks: (event: StepEvent, timer: Timer) => unknown
}

const never = new Promise<never>(() => undefined)
const garbage: readonly unknown[] = [
  undefined, null, true, 0, 'Continue', [], {}, { type: 'continue' }, { type: 'Allow' }, { type: 'Skip' }, { type: 'RewriteArgs' }, { type: 'RewriteArgs', args: undefined }, { type: 'RewriteArgs', args: Number.NaN },
  { type: 'RewriteResult', result: 5 }, { type: 'PatchRequest', patch: { temprature: 1 } }, { type: 'Terminate', reason: 1 }, { Continue: true }, () => proceed(), Symbol('x'), 5n, new Proxy({}, { getOwnPropertyDescriptor: () => { throw new Error('no') } }),
  Object.create(proceed()), { get type(): string { throw new Error('no') } }, { type: 'Continue', final: 'yes' },
]

const thrown: readonly unknown[] = [new Error('down'), 'down', undefined, null, { get message(): string { throw new Error('no') } }, Object.create(null)]

const throwing: readonly Fault[] = thrown.map((value, index) => ({ name: `throws ${index}`, breaks: () => { throw value } }))
const rejecting: readonly Fault[] = thrown.map((value, index) => ({
  name: `rejects ${index}`,
  // Whatever a hook may reject with is the point.
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
  breaks: () => Promise.reject(value),
}))
const late: readonly Fault[] = [
  { name: 'never answers', timeoutMs: 50, breaks: () => never },
  { name: 'answers too late', timeoutMs: 50, breaks: (_event, timer) => new Promise((resolve) => timer.after(60, () => resolve(proceed()))) },
  { name: 'fails too late', timeoutMs: 50, breaks: (_event, timer) => new Promise((_resolve, reject) => timer.after(60, () => reject(new Error('late')))) },
]
const unreadable: readonly Fault[] = garbage.flatMap((value, index): Fault[] => [
  { name: `answers garbage ${index}`, breaks: () => value },
  { name: `promises garbage ${index}`, breaks: () => Promise.resolve(value) },
])
const otherEvents: readonly Fault[] = [
  { name: 'answers for another event', breaks: (event) => (event.kind === 'ToolCall' ? { type: 'RewriteResult', result: 'x' } : { type: 'RewriteArgs', args: {} }) },
  { name: 'patches a request', breaks: () => ({ type: 'PatchRequest', patch: { temperature: 1 } }) },
  { name: 'fails the call', breaks: () => ({ type: 'Fail' }) },
  { name: 'repairs the call', breaks: () => ({ type: 'Repair', toolName: 'other' }) },
  { name: 'retries the call', breaks: () => ({ type: 'Retry', feedback: 'again' }) },
]
/** An event as a hook sees it that minds no types. */
function parts(event: StepEvent): { args: { command?: string }; output: { text: string } } {
  return event as unknown as { args: { command?: string }; output: { text: string } }
}

const mutating: readonly Fault[] = [
  { name: 'writes into the arguments', breaks: (event) => { parts(event).args.command = 'rm -rf /'; return proceed() } },
  { name: 'puts other arguments into the event', breaks: (event) => { parts(event).args = { command: 'rm -rf /' }; return proceed() } },
  { name: 'takes a member out', breaks: (event) => { delete parts(event).args.command; return proceed() } },
  { name: 'writes into the result', breaks: (event) => { parts(event).output.text = 'other'; parts(event).args.command = 'x'; return proceed() } },
]
const faults: readonly Fault[] = [...throwing, ...rejecting, ...late, ...unreadable, ...otherEvents, ...mutating]

const harmless = fc.constantFrom<Flow>({ type: 'Continue' }, { type: 'Continue' }, { type: 'RewriteArgs', args: { command: 'echo' } }, { type: 'RewriteResult', result: 'other' })

/** Answers only what the event honors. */
function neighbour(flow: Flow, index: number): Hook {
  return {
    name: `n${index}`,
    onEvent: (_context, event) => (flow.type === 'RewriteArgs' && event.kind !== 'ToolCall') || (flow.type === 'RewriteResult' && event.kind !== 'ToolResult') ? proceed() : flow,
  }
}

interface Outcome {
  readonly ranWith: readonly Json[]
  readonly delivered: Json
  readonly failures: number
}

type Guarded = (hook: Hook) => Hook

async function runGuarded(hooks: readonly Hook[], timer: ReturnType<typeof createVirtualTimer>): Promise<Outcome> {
  const ranWith: Json[] = []
  const reports: FailureReport[] = []
  const run = createEngine({ stack: createHookStack('s', hooks), reporter: (report) => void reports.push(report), timer }).startRun({ runId: 'r' })
  const call = { toolName: 'shell', internalCallId: 'c', args: { command: 'ls' }, argsText: '{"command":"ls"}' }
  const tool = (_name: string, args: Json): Promise<{ output: Json; outcome: { kind: 'success' } }> => {
    ranWith.push(args)
    return Promise.resolve({ output: { text: 'RAW' }, outcome: { kind: 'success' } })
  }
  const report = await timer.finish(runToolCall(run, call, { tool }))
  return { ranWith, delivered: report.delivered?.output ?? null, failures: reports.length }
}

function law(guarded: Guarded): Promise<void> {
  const place = fc.record({ fault: fc.constantFrom(...faults), side: fc.constantFrom<Side>('ToolCall', 'ToolResult'), before: fc.array(harmless, { maxLength: 2 }), after: fc.array(harmless, { maxLength: 2 }), depth: fc.nat({ max: 2 }) })
  return fc.assert(
    fc.asyncProperty(place, async ({ fault, side, before, after, depth }) => {
      const timer = createVirtualTimer()
      const bad: Hook = {
        name: 'bad',
        ...(fault.timeoutMs === undefined ? {} : { timeoutMs: fault.timeoutMs }),
        // What it answers is no flow: the point of the law.
        onEvent: (_context, event) => (event.kind === side ? (fault.breaks(event, timer) as Flow) : proceed()),
      }
      let nested: Hook = guarded(bad)
      for (let level = 0; level < depth; level++) nested = createHookStack('inner', [nested])
      const outcome = await runGuarded([...before.map(neighbour), nested, ...after.map((flow, index) => neighbour(flow, index + 5))], timer)
      if (side === 'ToolCall') expect(outcome.ranWith).toEqual([])
      // The tool did run; nothing of its result gets through.
      else expect(outcome.ranWith.length === 1 && JSON.stringify(outcome.delivered).includes('RAW')).toBe(false)
    }),
    effort(400),
  )
}

/** A stack that takes whatever is broken for no opinion. */
const swallows: Guarded = (hook) => ({
  ...hook,
  onEvent: async (context, event) => {
    try {
      await hook.onEvent(context, event)
      return proceed()
    } catch {
      return proceed()
    }
  },
})

describe('fail closed (S-03, S-90 to S-97)', () => {
  test('a broken hook at any place and depth keeps the tool from running and its result from the model', () => law((hook) => hook))

  test('is caught when what is broken has no opinion', async () => {
    expect(await verdictOn(() => law(swallows))).toBe('broken law')
  })

  test('a broken participant denies; the run goes on (S-91)', async () => {
    const answers: readonly unknown[] = [...garbage, { type: 'replace', output: 'x' }, { type: 'modify', input: 5 }, { type: 'modify' }, { type: 'deny', reason: 5 }]
    for (const answer of answers) {
      for (const isPromised of [false, true]) {
        const given = (): HookOutcome => (isPromised ? Promise.resolve(answer) : answer) as HookOutcome
        const outcome = await runGuarded([fromInterceptor({ name: 'p', intercept: given })], createVirtualTimer())
        expect(outcome.ranWith).toEqual([])
        expect(outcome.failures).toBe(1)
        expect(outcome.delivered).toMatch(/^denied by interceptor 'p'/)
      }
    }
  })

  test('what a hook writes into an event reaches neither the next hook nor the tool (S-21)', async () => {
    for (const fault of mutating) {
      const seen: Json[] = []
      const forgiving: Hook = {
        name: 'forgiving',
        onEvent: (_context, event) => {
          try {
            fault.breaks(event, createVirtualTimer())
          } catch {
            return proceed()
          }
          return proceed()
        },
      }
      const watcher: Hook = {
        name: 'watcher',
        onEvent: (_context, event) => {
          if (event.kind === 'ToolCall') seen.push(event.args)
          return proceed()
        },
      }
      const outcome = await runGuarded([forgiving, watcher], createVirtualTimer())
      expect({ seen, outcome }).toEqual({ seen: [{ command: 'ls' }], outcome: { ranWith: [{ command: 'ls' }], delivered: { text: 'RAW' }, failures: 0 } })
    }
  })

  test('arguments that change after they were answered are not what runs (S-21, L-92)', async () => {
    let reads = 0
    const shifting: Hook = {
      name: 'shifting',
      onEvent: (_context, event) => (event.kind === 'ToolCall' ? { type: 'RewriteArgs', args: { get command(): string { return reads++ === 0 ? 'ls' : 'rm -rf /' } } } : proceed()),
    }
    const seen: Json[] = []
    const guard: Hook = {
      name: 'guard',
      onEvent: (_context, event) => {
        if (event.kind === 'ToolCall') seen.push(event.args)
        return proceed()
      },
    }
    const outcome = await runGuarded([shifting, guard], createVirtualTimer())
    expect(seen).toEqual([{ command: 'ls' }])
    expect(outcome.ranWith).toEqual([{ command: 'ls' }])
  })

  test('a hook without promises gets one decision from both drivers (S-96)', async () => {
    const events: readonly (() => StepEvent)[] = [() => aToolCall(), () => aToolResult(), aCompletionCall]
    const direct = [...throwing, ...unreadable.filter(({ name }) => name.startsWith('answers')), ...otherEvents]
    for (const { breaks } of direct) {
      for (const event of events) {
        const stack = createHookStack('s', [{ name: 'bad', onEvent: (_context, shown) => breaks(shown, createVirtualTimer()) as Flow }])
        const decided = await decide(stack, aContext(), event())
        expect(decideSync(stack, aContext(), event())).toEqual(decided)
      }
    }
  })

  test('the driver that cannot wait refuses what has to be awaited (S-96)', () => {
    for (const breaks of [() => Promise.resolve(proceed()), () => Promise.reject(new Error('down')), () => never]) {
      const stack = createHookStack('s', [{ name: 'slow', onEvent: breaks }])
      for (const event of [aToolCall(), aToolResult(), aCompletionCall()]) {
        expect(decideSync(stack, aContext(), event)).toMatchObject({ kind: 'terminate', cause: 'fault' })
      }
    }
  })
})
