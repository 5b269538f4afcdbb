import { describe, expect, test } from 'vitest'
import { aCallEvent, aCompiledPolicy, anEvent } from '../../../test/support/compiled-policy.ts'
import type { JsonObject } from '../base/json.ts'
import { createEngine } from './engine.ts'
import { createTraceSession, type TraceOptions, type TraceSession } from './trace-session.ts'

function sessionOf(rules: readonly JsonObject[], options: Partial<TraceOptions> = {}): TraceSession {
  const { stack, digest } = aCompiledPolicy(rules)
  return createTraceSession({ engine: createEngine({ stack, reporter: () => undefined }), policy: digest, ...options })
}

const ends = { event: 'tool_call', match: { tool: 'stop' }, terminate: 'Over.' }
const late = { event: 'tool_call', match: { run: { turn: { gte: 2 } } }, skip: 'Too late.' }

describe('events of one run id share a run (section 11)', () => {
  test('after its end every later event has that end, and other runs go on (S-33a)', async () => {
    const session = sessionOf([ends])
    expect((await session.decide(aCallEvent('stop'))).isAfterEnd).toBe(false)
    const after = await session.decide(aCallEvent('read'))
    expect([after.isAfterEnd, after.decision.kind, after.json()['reason']]).toEqual([true, 'terminate', 'Over.'])
    expect(session.decideSync(aCallEvent('read')).isAfterEnd).toBe(true)
    expect((await session.decide(aCallEvent('read', {}, { run_id: 'r2' }))).decision.kind).toBe('continue')
  })

  test('a run that names an ended one as parent has its end', () => {
    const session = sessionOf([ends])
    session.decideSync(aCallEvent('stop'))
    const child = session.decideSync(aCallEvent('read', {}, { run_id: 'r2', parent_run_id: 'r1' }))
    expect(child.json()).toMatchObject({ run_id: 'r2', decision: 'terminate', reason: 'Over.' })
  })

  test('a parent that is named later counts, also beside another one (S-33a)', () => {
    const session = sessionOf([ends])
    session.decideSync(aCallEvent('read', {}, { run_id: 'r2' }))
    session.decideSync(aCallEvent('read', {}, { run_id: 'r2', parent_run_id: 'r3' }))
    session.decideSync(aCallEvent('stop'))
    expect(session.decideSync(aCallEvent('read', {}, { run_id: 'r2' })).decision.kind).toBe('continue')
    const child = session.decideSync(aCallEvent('read', {}, { run_id: 'r2', parent_run_id: 'r1' }))
    expect([child.isAfterEnd, child.json()['decision'], child.json()['reason']]).toEqual([true, 'terminate', 'Over.'])
    expect(session.decideSync(aCallEvent('read', {}, { run_id: 'r2' })).json()['reason']).toBe('Over.')
  })

  test.each([
    ['itself', [{ run_id: 'r1', parent_run_id: 'r1' }]],
    ['a run below it', [{ run_id: 'r1', parent_run_id: 'r2' }, { run_id: 'r2', parent_run_id: 'r3' }, { run_id: 'r3', parent_run_id: 'r1' }]],
  ])('a line that names %s as parent is a fault that ends its run', async (_name, lines) => {
    for (const door of ['decide', 'decideSync'] as const) {
      const session = sessionOf([ends])
      const all = []
      for (const line of lines) all.push((await session[door](aCallEvent('read', {}, line))).json())
      expect(all.at(-1)).toMatchObject({ decision: 'fault', flow: { type: 'Terminate' }, diagnostics: [{ code: 'SLC720' }] })
      expect(all.slice(0, -1).map((each) => each['decision'])).toEqual(lines.slice(1).map(() => 'continue'))
      const after = (await session[door](aCallEvent('read', {}, { run_id: lines.at(-1)?.run_id ?? '' }))).json()
      expect([after['decision'], after['reason']]).toEqual(['terminate', 'Run ended: `parent_run_id` puts a run above itself.'])
    }
  })

  test('an agent or user that a line does not state is that of its run (S-110)', () => {
    const session = sessionOf([{ event: 'tool_call', match: { run: { agent: 'dev', user: 'u' } }, skip: 'No.' }])
    const kinds = [{ agent: 'dev', user: 'u' }, {}, { agent: 'other' }, {}].map((line) => session.decideSync(aCallEvent('read', {}, line)).decision.kind)
    expect(kinds).toEqual(['skip', 'skip', 'continue', 'continue'])
  })

  test('the facts of each line are those of its event: turn, time, environment, agent, user', () => {
    const session = sessionOf([ends])
    session.decideSync(aCallEvent('read', {}, { turn: 3, at: 5, env: { cwd: '/a' }, agent: 'dev', user: 'u', is_streaming: true }))
    expect(session.run('r1')?.context).toMatchObject({ runId: 'r1', turn: 3, at: 5, env: { cwd: '/a' }, agentName: 'dev', user: 'u', isStreaming: true })
    session.decideSync(aCallEvent('read', {}, { turn: 4 }))
    expect(session.run('r1')?.context).toMatchObject({ turn: 4, env: {}, isStreaming: false })
    expect(session.run('r1')?.context).not.toHaveProperty('at')
  })
})

describe('a trace that counts turns from 0', () => {
  test('is read one higher, run by run, and counted', () => {
    const session = sessionOf([late], { shiftsTurns: true })
    const kinds = [
      session.decideSync(aCallEvent('a', {}, { turn: 0 })),
      session.decideSync(aCallEvent('a', {}, { turn: 1 })),
      session.decideSync(aCallEvent('a', {}, { run_id: 'r2', turn: 1 })),
    ].map(({ decision }) => decision.kind)
    expect(kinds).toEqual(['continue', 'skip', 'continue'])
    expect(session.runsCountedFromZero()).toBe(1)
  })

  test('keeps its turns where nobody asked for it', () => {
    const session = sessionOf([late])
    session.decideSync(aCallEvent('a', {}, { turn: 0 }))
    expect(session.decideSync(aCallEvent('a', {}, { turn: 1 })).decision.kind).toBe('continue')
    expect(session.runsCountedFromZero()).toBe(0)
  })
})

test('only the runs used latest are remembered where a bound is set; a forgotten one starts anew', () => {
  const session = sessionOf([ends], { rememberedRuns: 2 })
  session.decideSync(aCallEvent('stop'))
  session.decideSync(aCallEvent('a', {}, { run_id: 'r2' }))
  expect(session.decideSync(aCallEvent('a')).isAfterEnd).toBe(true)
  session.decideSync(aCallEvent('a', {}, { run_id: 'r3' }))
  expect(session.run('r2')).toBeUndefined()
  expect(session.decideSync(aCallEvent('a')).isAfterEnd).toBe(true)
  session.decideSync(aCallEvent('a', {}, { run_id: 'r4' }))
  session.decideSync(aCallEvent('a', {}, { run_id: 'r5' }))
  expect(session.run('r1')).toBeUndefined()
  expect(session.decideSync(aCallEvent('a')).decision.kind).toBe('continue')
  expect(session.runsStarted()).toBe(6)
})

test('a run that the host forgets starts anew, and one that it does not know is no mistake', () => {
  const session = sessionOf([ends])
  session.decideSync(aCallEvent('stop'))
  session.forget('r1')
  session.forget('r9')
  expect(session.run('r1')).toBeUndefined()
  expect(session.decideSync(aCallEvent('a')).decision.kind).toBe('continue')
  expect(session.runsStarted()).toBe(2)
})

test('a decision says its run, its line and the policy that made it', () => {
  const { stack, digest } = aCompiledPolicy([ends])
  const session = createTraceSession({ engine: createEngine({ stack, reporter: () => undefined }), policy: digest })
  expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/)
  expect(session.decideSync(aCallEvent('read', { a: 1 }, { seq: 7 })).json()).toEqual({
    run_id: 'r1',
    seq: 7,
    kind: 'tool_call',
    tool_name: 'read',
    decision: 'continue',
    flow: { type: 'Continue' },
    outcome: { type: 'allow' },
    args: { a: 1 },
    rules: [],
    diagnostics: [],
    policy: digest,
  })
  expect(session.decideSync(anEvent({ kind: 'text_delta', delta: 'a', aggregated: 'a' })).json()).not.toHaveProperty('seq')
})
