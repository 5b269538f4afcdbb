import { describe, expect, test } from 'vitest'
import { aCompletionCall, aContext, aToolCall } from '../../../test/support/engine-events.ts'
import { proceed, skip, type Flow } from '../flows/flow.ts'
import type { FailureReport } from './compose-options.ts'
import { createHookStack } from './create-hook-stack.ts'
import { decide, decideSync } from './decide.ts'
import type { Hook } from './hook.ts'

const context = aContext()
const stackOf = (...hooks: Hook[]) => createHookStack('s', hooks)

describe('the synchronous driver meets an answer that has to be awaited (S-96)', () => {
  test('and fails closed, also where failures of the hook are to be ignored', () => {
    const later = { name: 'later', onEvent: () => Promise.resolve(proceed()) }
    expect(decideSync(stackOf(later), context, aToolCall())).toMatchObject({ kind: 'terminate', cause: 'fault' })
    const ignored: Hook = { ...later, onFailure: 'allow' }
    expect(decideSync(stackOf(ignored), context, aToolCall())).toMatchObject({ kind: 'skip', cause: 'fault', isError: true })
    expect(decideSync(stackOf(ignored), context, aCompletionCall())).toMatchObject({ kind: 'terminate', cause: 'fault' })
  })

  test('and does not even ask a hook that says it cannot answer at once', () => {
    let asked = 0
    const later: Hook = {
      name: 'later',
      isSync: false,
      onEvent: () => {
        asked++
        return proceed()
      },
    }
    expect(decideSync(stackOf(later), context, aToolCall())).toMatchObject({ kind: 'terminate', cause: 'fault' })
    expect(asked).toBe(0)
  })

  test('and its rejection surfaces nowhere', async () => {
    const hook = { name: 'later', onEvent: () => Promise.reject<Flow>(new Error('x')) }
    decideSync(stackOf(hook), context, aToolCall())
    await new Promise((resolve) => setTimeout(resolve, 5))
  })
})

describe('a hook that misbehaves', () => {
  const boom = (): never => {
    throw new Error('x')
  }
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  const cases: readonly [string, () => unknown, string][] = [
    ['throws', boom, 'SLC702'],
    ['returns an object whose getter throws', () => Object.defineProperty({}, 'type', { get: boom }), 'SLC702'],
    ['returns a proxy that throws', () => new Proxy({}, { get: boom, has: boom }), 'SLC702'],
    ['returns a type that it only inherits', () => Object.create({ type: 'Continue' }) as unknown, 'SLC704'],
    ['rewrites to a circle', () => ({ type: 'RewriteArgs', args: circle }), 'SLC704'],
    ['rewrites to a number that is no JSON', () => ({ type: 'RewriteArgs', args: { n: Number.NaN } }), 'SLC704'],
    ['rewrites to a date', () => ({ type: 'RewriteArgs', args: { at: new Date(0) } }), 'SLC704'],
  ]
  test.each(cases)('%s: the run ends', async (_name, onEvent, code) => {
    const stack = stackOf({ name: 'bad', onEvent: onEvent as Hook['onEvent'] })
    const wanted = { kind: 'terminate', cause: 'fault', diagnostics: [{ code }] }
    expect(decideSync(stack, context, aToolCall())).toMatchObject(wanted)
    expect(await decide(stack, context, aToolCall())).toMatchObject(wanted)
  })

  test('a thrown text is in the reason and the report, never in a diagnostic (L-83)', async () => {
    const reports: FailureReport[] = []
    const error = new Error('no access to s3cr3t')
    const stack = stackOf({ name: 'vault', onEvent: () => Promise.reject<Flow>(error) })
    const decision = await decide(stack, context, aToolCall(), { report: (report) => reports.push(report) })
    expect(decision).toMatchObject({ reason: "Run ended: hook 'vault' failed at ToolCall: no access to s3cr3t" })
    expect(JSON.stringify(decision.diagnostics)).not.toContain('s3cr3t')
    expect(reports).toMatchObject([{ hook: 'vault', event: 'ToolCall', runId: 'run', error }])
  })

  test('a reporter that throws does not undo the decision', () => {
    const stack = stackOf({ name: 'bad', onEvent: () => null as unknown as Flow })
    const report = () => {
      throw new Error('reporter')
    }
    expect(decideSync(stack, context, aToolCall(), { report })).toMatchObject({ kind: 'terminate', cause: 'fault' })
  })

  test('a participant that cannot tell whether it is concerned is asked', () => {
    const asks = () => {
      throw new Error('x')
    }
    expect(decideSync(stackOf({ name: 'g', asks, onEvent: () => skip('asked') }), context, aToolCall())).toMatchObject({
      reason: 'asked',
    })
  })

  test('a later answer cannot undo what was judged: values are copied when they are read (S-21, L-92)', async () => {
    const args = { command: 'ls' }
    const first: Hook = { name: 'w', onEvent: () => ({ type: 'RewriteArgs', args }) }
    const second: Hook = { name: 'evil', onEvent: () => { args.command = 'rm'; return proceed() } }
    expect(await decide(stackOf(first, second), context, aToolCall())).toMatchObject({ kind: 'rewrite', args: { command: 'ls' } })
  })
})

test('a time limit counts, and a late answer is discarded (S-94)', async () => {
  const due: (() => void)[] = []
  const timer = {
    after(_ms: number, fn: () => void) {
      due.push(fn)
      return () => undefined
    },
  }
  let answer: ((flow: Flow) => void) | undefined
  const slow: Hook = { name: 'slow', timeoutMs: 20, onEvent: () => new Promise((resolve) => (answer = resolve)) }
  const decided = decide(stackOf(slow), context, aToolCall(), { timer })
  due.forEach((fn) => fn())
  answer?.(proceed())
  expect(await decided).toMatchObject({ kind: 'terminate', cause: 'fault', diagnostics: [{ code: 'SLC703' }] })
})
